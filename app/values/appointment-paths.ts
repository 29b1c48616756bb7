import { href } from 'react-router';

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

export const appointmentsPath = href('/account/termine');
export function accountAppointmentPath(number: string): string {
  return href('/account/termine/:number', { number });
}

/** Shows and answers a quote; whoever knows the token may. */
export function quotePath(token: string): string {
  return href('/kostenvoranschlag/:token', { token: encodeURIComponent(token) });
}

export function accountQuotePath(number: string): string {
  return href('/account/kostenvoranschlag/:number', { number });
}
