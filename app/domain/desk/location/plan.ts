import { germanMoment } from '~/values/german-clock';
import type { LocationCommand } from '../location-commands';

/** Fields of the moments in a form. */
export const PLAN_FIELD = 'gueltigAb';
export const UNTIL_FIELD = 'gueltigBis';

/** Their moment is the end of what stands. */
export const removals: ReadonlySet<string> = new Set<LocationCommand>(['remove-picture', 'remove-redirect']);

/** Commands that may be published at a moment. */
export const plannableCommands: ReadonlySet<string> = new Set<LocationCommand>([
  'opening-hours',
  'contact',
  'address',
  'federal-state',
  'reservation-rules',
  'payment-methods',
  'shipping',
  'services-open',
  'services',
  'appointment-rules',
  'choose-theme',
  'colors',
  'header-links',
  'footer-links',
  'imprint',
  'terms',
  'set-picture',
  'main-menu',
  'sub-menu',
  'shared-menu',
  'add-redirect',
  'remove-picture',
  'remove-redirect',
]);

const MAX_DAYS = 366;
const DAY_MS = 86_400_000;

/** Of a form: now, at a moment, or refused with words. @param text '2026-12-01T08:00', German time */
export function plannedMoment(
  text: string | undefined,
  now: Date,
): { at: Date | undefined } | { refusal: string } {
  if (!text?.trim()) return { at: undefined };
  const [, day = '', time = ''] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/.exec(text.trim()) ?? [];
  const at = germanMoment(day, time);
  if (!at) return { refusal: 'Bitte geben Sie einen Tag und eine Uhrzeit an, die es gibt.' };
  if (at <= now) return { refusal: 'Dieser Zeitpunkt ist vorbei. Leer gilt die Änderung sofort.' };
  if (at.getTime() > now.getTime() + MAX_DAYS * DAY_MS)
    return { refusal: 'Bitte geben Sie einen Zeitpunkt in den nächsten zwölf Monaten an.' };
  return { at };
}

/** When a change holds, and when what stood before comes back. */
export interface Term {
  /** Undefined: now. */
  at: Date | undefined;
  /** Undefined: it stays. */
  until: Date | undefined;
}

/** @returns the refused field with words for what is no term to come */
export function plannedTerm(
  { [PLAN_FIELD]: from, [UNTIL_FIELD]: end }: Readonly<Record<string, string>>,
  now: Date,
): Term | { field: string; refusal: string } {
  const start = plannedMoment(from, now);
  if ('refusal' in start) return { field: PLAN_FIELD, ...start };
  const stop = plannedMoment(end, now);
  if ('refusal' in stop) return { field: UNTIL_FIELD, ...stop };
  if (start.at && stop.at && stop.at <= start.at)
    return { field: UNTIL_FIELD, refusal: 'Das Ende muss nach dem Anfang liegen.' };
  return { at: start.at, until: stop.at };
}
