import { href } from 'react-router';

/** Times for a service at the location of the page. */
export function serviceAppointmentPath(serviceUrl: string): string {
  return href('/termine/:serviceUrl', { serviceUrl });
}

/** Shows, moves and cancels an appointment; whoever knows the token may. */
export function appointmentPath(token: string): string {
  return href('/termin/:token', { token: encodeURIComponent(token) });
}

export function framedAppointmentPath(token: string): string {
  return href('/servicenavigatorExtern/termin/:token', { token: encodeURIComponent(token) });
}

/** Of the account. */
export const appointmentsPath = href('/account/termine');
export function accountAppointmentPath(number: string): string {
  return href('/account/termine/:number', { number });
}

/** Shows and answers a quote; whoever knows the token may. */
export function quotePath(token: string): string {
  return href('/kostenvoranschlag/:token', { token: encodeURIComponent(token) });
}

/** Of the account. */
export function accountQuotePath(number: string): string {
  return href('/account/kostenvoranschlag/:number', { number });
}
