/** Like `DataStrategyResult`. */
export interface LoaderResult {
  type: 'data' | 'error';
  result: unknown;
}
