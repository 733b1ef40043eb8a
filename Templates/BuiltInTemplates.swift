/// The templates the tool brings along, embedded in the binary so that it can be moved anywhere.
package enum BuiltInTemplate: String, CaseIterable, Sendable {
  case actionCase = "feature-namespace.action-case"
  case actionGroup = "feature-namespace.action-group"
  case alertAction = "feature-namespace.alert-action"
  case childAction = "feature-namespace.child-action"
  case childState = "feature-namespace.child-state"
  case classicChildContent = "feature-namespace.classic.child-content"
  case classicChildReducer = "feature-namespace.classic.child-reducer"
  case classicChildScope = "feature-namespace.classic.child-scope"
  case classicChildView = "feature-namespace.classic.child-view"
  case classicCompositionReducer = "feature-namespace.classic.composition-reducer"
  case classicStore = "feature-namespace.classic.store"
  case classicSupportAnalyticsClient = "feature-namespace.classic.support-analytics-client"
  case classicSupportErrorHandling = "feature-namespace.classic.support-error-handling"
  case classicViewBody = "feature-namespace.classic.view-body"
  case classicViewModifier = "feature-namespace.classic.view-modifier"
  case classicViewStack = "feature-namespace.classic.view-stack"
  case classicViewStates = "feature-namespace.classic.view-states"
  case composition = "feature-namespace.composition"
  case compositionConformances = "feature-namespace.composition-conformances"
  case dependency = "feature-namespace.dependency"
  case errorCase = "feature-namespace.error-case"
  case errorCode = "feature-namespace.error-code"
  case errorCodes = "feature-namespace.error-codes"
  case errorMessage = "feature-namespace.error-message"
  case eventCase = "feature-namespace.event-case"
  case eventIdentity = "feature-namespace.event-identity"
  case handler = "feature-namespace.handler"
  case header = "feature-namespace.header"
  case importList = "feature-namespace.import-list"
  case observationChildContent = "feature-namespace.observation.child-content"
  case observationChildReducer = "feature-namespace.observation.child-reducer"
  case observationChildScope = "feature-namespace.observation.child-scope"
  case observationChildView = "feature-namespace.observation.child-view"
  case observationStore = "feature-namespace.observation.store"
  case observationSupportAnalyticsClient = "feature-namespace.observation.support-analytics-client"
  case observationSupportErrorHandling = "feature-namespace.observation.support-error-handling"
  case observationViewBody = "feature-namespace.observation.view-body"
  case observationViewModifier = "feature-namespace.observation.view-modifier"
  case observationViewStack = "feature-namespace.observation.view-stack"
  case observationViewStates = "feature-namespace.observation.view-states"
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
  case stateInitializer = "feature-namespace.state-initializer"
  case stateProperty = "feature-namespace.state-property"
  case supportAnalytics = "feature-namespace.support-analytics"
  case supportAnalyticsEvent = "feature-namespace.support-analytics-event"
  case supportAnalyticsEventRecorder = "feature-namespace.support-analytics-event-recorder"
  case supportFeature = "feature-namespace.support-feature"
  case supportHelpfulError = "feature-namespace.support-helpful-error"
  case testAction = "feature-namespace.test-action"
  case testBinding = "feature-namespace.test-binding"
  case testError = "feature-namespace.test-error"
  case testMakeStore = "feature-namespace.test-make-store"
  case testRecordsEvents = "feature-namespace.test-records-events"
  case tests = "feature-namespace.tests"
  case view = "feature-namespace.view"
  case viewContent = "feature-namespace.view-content"
  case viewFile = "feature-namespace.view-file"
  case viewModifiers = "feature-namespace.view-modifiers"
  case viewScreen = "feature-namespace.view-screen"

  package var text: String {
    String(decoding: bytes, as: UTF8.self)
  }

  private var bytes: [UInt8] {
    switch self {
    case .actionCase: PackageResources.feature_namespace_action_case_stencil
    case .actionGroup: PackageResources.feature_namespace_action_group_stencil
    case .alertAction: PackageResources.feature_namespace_alert_action_stencil
    case .childAction: PackageResources.feature_namespace_child_action_stencil
    case .childState: PackageResources.feature_namespace_child_state_stencil
    case .classicChildContent: PackageResources.feature_namespace_classic_child_content_stencil
    case .classicChildReducer: PackageResources.feature_namespace_classic_child_reducer_stencil
    case .classicChildScope: PackageResources.feature_namespace_classic_child_scope_stencil
    case .classicChildView: PackageResources.feature_namespace_classic_child_view_stencil
    case .classicCompositionReducer:
      PackageResources.feature_namespace_classic_composition_reducer_stencil
    case .classicStore: PackageResources.feature_namespace_classic_store_stencil
    case .classicSupportAnalyticsClient:
      PackageResources.feature_namespace_classic_support_analytics_client_stencil
    case .classicSupportErrorHandling:
      PackageResources.feature_namespace_classic_support_error_handling_stencil
    case .classicViewBody: PackageResources.feature_namespace_classic_view_body_stencil
    case .classicViewModifier: PackageResources.feature_namespace_classic_view_modifier_stencil
    case .classicViewStack: PackageResources.feature_namespace_classic_view_stack_stencil
    case .classicViewStates: PackageResources.feature_namespace_classic_view_states_stencil
    case .composition: PackageResources.feature_namespace_composition_stencil
    case .compositionConformances:
      PackageResources.feature_namespace_composition_conformances_stencil
    case .dependency: PackageResources.feature_namespace_dependency_stencil
    case .errorCase: PackageResources.feature_namespace_error_case_stencil
    case .errorCode: PackageResources.feature_namespace_error_code_stencil
    case .errorCodes: PackageResources.feature_namespace_error_codes_stencil
    case .errorMessage: PackageResources.feature_namespace_error_message_stencil
    case .eventCase: PackageResources.feature_namespace_event_case_stencil
    case .eventIdentity: PackageResources.feature_namespace_event_identity_stencil
    case .handler: PackageResources.feature_namespace_handler_stencil
    case .header: PackageResources.feature_namespace_header_stencil
    case .importList: PackageResources.feature_namespace_import_list_stencil
    case .observationChildContent:
      PackageResources.feature_namespace_observation_child_content_stencil
    case .observationChildReducer:
      PackageResources.feature_namespace_observation_child_reducer_stencil
    case .observationChildScope: PackageResources.feature_namespace_observation_child_scope_stencil
    case .observationChildView: PackageResources.feature_namespace_observation_child_view_stencil
    case .observationStore: PackageResources.feature_namespace_observation_store_stencil
    case .observationSupportAnalyticsClient:
      PackageResources.feature_namespace_observation_support_analytics_client_stencil
    case .observationSupportErrorHandling:
      PackageResources.feature_namespace_observation_support_error_handling_stencil
    case .observationViewBody: PackageResources.feature_namespace_observation_view_body_stencil
    case .observationViewModifier:
      PackageResources.feature_namespace_observation_view_modifier_stencil
    case .observationViewStack: PackageResources.feature_namespace_observation_view_stack_stencil
    case .observationViewStates: PackageResources.feature_namespace_observation_view_states_stencil
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
    case .stateInitializer: PackageResources.feature_namespace_state_initializer_stencil
    case .stateProperty: PackageResources.feature_namespace_state_property_stencil
    case .supportAnalytics: PackageResources.feature_namespace_support_analytics_stencil
    case .supportAnalyticsEvent: PackageResources.feature_namespace_support_analytics_event_stencil
    case .supportAnalyticsEventRecorder:
      PackageResources.feature_namespace_support_analytics_event_recorder_stencil
    case .supportFeature: PackageResources.feature_namespace_support_feature_stencil
    case .supportHelpfulError: PackageResources.feature_namespace_support_helpful_error_stencil
    case .testAction: PackageResources.feature_namespace_test_action_stencil
    case .testBinding: PackageResources.feature_namespace_test_binding_stencil
    case .testError: PackageResources.feature_namespace_test_error_stencil
    case .testMakeStore: PackageResources.feature_namespace_test_make_store_stencil
    case .testRecordsEvents: PackageResources.feature_namespace_test_records_events_stencil
    case .tests: PackageResources.feature_namespace_tests_stencil
    case .view: PackageResources.feature_namespace_view_stencil
    case .viewContent: PackageResources.feature_namespace_view_content_stencil
    case .viewFile: PackageResources.feature_namespace_view_file_stencil
    case .viewModifiers: PackageResources.feature_namespace_view_modifiers_stencil
    case .viewScreen: PackageResources.feature_namespace_view_screen_stencil
    }
  }
}
