import ComposableArchitecture

public enum ___VARIABLE_productName___Feature: Feature {
  public struct State: FeatureState {
    <#properties#>
  public enum Action: FeatureAction {

