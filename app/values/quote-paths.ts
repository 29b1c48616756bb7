import { href } from 'react-router';

/** Shows and answers a quote; whoever knows the token may. */
export function quotePath(token: string): string {
  return href('/kostenvoranschlag/:token', { token: encodeURIComponent(token) });
}

/** Of the account. */
export function accountQuotePath(number: string): string {
  return href('/account/kostenvoranschlag/:number', { number });
}

/** @param request number of the request */
export function deskQuotePath(request: string): string {
  return href('/tresen/anfragen/:number/kostenvoranschlag', { number: request });
}
