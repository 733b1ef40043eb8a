/// The templates the tool brings along, embedded in the binary so that it can be moved anywhere.
package enum BuiltInTemplate: String, CaseIterable, Sendable {
  case actionCase = "feature-namespace.action-case"
  case childAction = "feature-namespace.child-action"
  case childState = "feature-namespace.child-state"
  case classicChildReducer = "feature-namespace.classic.child-reducer"
  case classicChildView = "feature-namespace.classic.child-view"
  case classicStore = "feature-namespace.classic.store"
  case classicSupportAnalyticsClient = "feature-namespace.classic.support-analytics-client"
  case classicSupportErrorHandling = "feature-namespace.classic.support-error-handling"
  case classicView = "feature-namespace.classic.view"
  case classicViewModifier = "feature-namespace.classic.view-modifier"
  case errorCodes = "feature-namespace.error-codes"
  case eventCase = "feature-namespace.event-case"
  case eventIdentity = "feature-namespace.event-identity"
  case header = "feature-namespace.header"
  case observationChildReducer = "feature-namespace.observation.child-reducer"
  case observationChildView = "feature-namespace.observation.child-view"
  case observationStore = "feature-namespace.observation.store"
  case observationSupportAnalyticsClient = "feature-namespace.observation.support-analytics-client"
  case observationSupportErrorHandling = "feature-namespace.observation.support-error-handling"
  case observationView = "feature-namespace.observation.view"
  case observationViewModifier = "feature-namespace.observation.view-modifier"
  case overview = "feature-namespace.overview"
  case partAction = "feature-namespace.part-action"
  case partError = "feature-namespace.part-error"
  case partEvent = "feature-namespace.part-event"
  case partReducer = "feature-namespace.part-reducer"
  case partState = "feature-namespace.part-state"
  case partView = "feature-namespace.part-view"
  case preview = "feature-namespace.preview"
  case previewContent = "feature-namespace.preview-content"
  case recorder = "feature-namespace.recorder"
  case recorderArm = "feature-namespace.recorder-arm"
  case recorderArmError = "feature-namespace.recorder-arm-error"
  case recorderArmPassive = "feature-namespace.recorder-arm-passive"
  case reducer = "feature-namespace.reducer"
  case reducerArm = "feature-namespace.reducer-arm"
  case reducerArmError = "feature-namespace.reducer-arm-error"
  case reducerArmPassive = "feature-namespace.reducer-arm-passive"
  case supportAnalytics = "feature-namespace.support-analytics"
  case supportAnalyticsEvent = "feature-namespace.support-analytics-event"
  case supportAnalyticsEventRecorder = "feature-namespace.support-analytics-event-recorder"
  case supportFeature = "feature-namespace.support-feature"
  case supportHelpfulError = "feature-namespace.support-helpful-error"
  case testMakeStore = "feature-namespace.test-make-store"
  case testRecordsEvents = "feature-namespace.test-records-events"
  case tests = "feature-namespace.tests"
  case viewContent = "feature-namespace.view-content"

  package var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  private var bytes: [UInt8] {
    switch self {
    case .actionCase: PackageResources.feature_namespace_action_case_stencil
    case .childAction: PackageResources.feature_namespace_child_action_stencil
    case .childState: PackageResources.feature_namespace_child_state_stencil
    case .classicChildReducer: PackageResources.feature_namespace_classic_child_reducer_stencil
    case .classicChildView: PackageResources.feature_namespace_classic_child_view_stencil
    case .classicStore: PackageResources.feature_namespace_classic_store_stencil
    case .classicSupportAnalyticsClient:
      PackageResources.feature_namespace_classic_support_analytics_client_stencil
    case .classicSupportErrorHandling:
      PackageResources.feature_namespace_classic_support_error_handling_stencil
    case .classicView: PackageResources.feature_namespace_classic_view_stencil
    case .classicViewModifier: PackageResources.feature_namespace_classic_view_modifier_stencil
    case .errorCodes: PackageResources.feature_namespace_error_codes_stencil
    case .eventCase: PackageResources.feature_namespace_event_case_stencil
    case .eventIdentity: PackageResources.feature_namespace_event_identity_stencil
    case .header: PackageResources.feature_namespace_header_stencil
    case .observationChildReducer:
      PackageResources.feature_namespace_observation_child_reducer_stencil
    case .observationChildView: PackageResources.feature_namespace_observation_child_view_stencil
    case .observationStore: PackageResources.feature_namespace_observation_store_stencil
    case .observationSupportAnalyticsClient:
      PackageResources.feature_namespace_observation_support_analytics_client_stencil
    case .observationSupportErrorHandling:
      PackageResources.feature_namespace_observation_support_error_handling_stencil
    case .observationView: PackageResources.feature_namespace_observation_view_stencil
    case .observationViewModifier:
      PackageResources.feature_namespace_observation_view_modifier_stencil
    case .overview: PackageResources.feature_namespace_overview_stencil
    case .partAction: PackageResources.feature_namespace_part_action_stencil
    case .partError: PackageResources.feature_namespace_part_error_stencil
    case .partEvent: PackageResources.feature_namespace_part_event_stencil
    case .partReducer: PackageResources.feature_namespace_part_reducer_stencil
    case .partState: PackageResources.feature_namespace_part_state_stencil
    case .partView: PackageResources.feature_namespace_part_view_stencil
    case .preview: PackageResources.feature_namespace_preview_stencil
    case .previewContent: PackageResources.feature_namespace_preview_content_stencil
    case .recorder: PackageResources.feature_namespace_recorder_stencil
    case .recorderArm: PackageResources.feature_namespace_recorder_arm_stencil
    case .recorderArmError: PackageResources.feature_namespace_recorder_arm_error_stencil
    case .recorderArmPassive: PackageResources.feature_namespace_recorder_arm_passive_stencil
    case .reducer: PackageResources.feature_namespace_reducer_stencil
    case .reducerArm: PackageResources.feature_namespace_reducer_arm_stencil
    case .reducerArmError: PackageResources.feature_namespace_reducer_arm_error_stencil
    case .reducerArmPassive: PackageResources.feature_namespace_reducer_arm_passive_stencil
    case .supportAnalytics: PackageResources.feature_namespace_support_analytics_stencil
    case .supportAnalyticsEvent: PackageResources.feature_namespace_support_analytics_event_stencil
    case .supportAnalyticsEventRecorder:
      PackageResources.feature_namespace_support_analytics_event_recorder_stencil
    case .supportFeature: PackageResources.feature_namespace_support_feature_stencil
    case .supportHelpfulError: PackageResources.feature_namespace_support_helpful_error_stencil
    case .testMakeStore: PackageResources.feature_namespace_test_make_store_stencil
    case .testRecordsEvents: PackageResources.feature_namespace_test_records_events_stencil
    case .tests: PackageResources.feature_namespace_tests_stencil
    case .viewContent: PackageResources.feature_namespace_view_content_stencil
    }
  }
}
