import type { IncomingHttpHeaders } from 'node:http';

/** The browser comes from elsewhere: it does not have the shop's files yet. Programs do not say where they come from. */
export const isFirstPage = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-dest'] === 'document' &&
  (headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'cross-site');
