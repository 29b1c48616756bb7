export interface LoaderResult {
  type: 'data' | 'error';
  result: unknown;
}
