import type { StoredRequest } from '../requests/stored-request';
import type { quotes } from './tables';

export type StoredQuote = typeof quotes.$inferSelect;

export interface QuoteOfRequest {
  quote: StoredQuote;
  request: StoredRequest;
}
