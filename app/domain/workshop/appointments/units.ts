import { isIsoDay } from '~/values/calendar';

import { UNIT_MINUTES } from '../appointment-rules';

const UNIT_MS = UNIT_MINUTES * 60_000;

/** Quarters of an hour since 1970 UTC: each is one moment, also on days when the clock changes. */
export const unitOf = (moment: Date): number => Math.floor(moment.getTime() / UNIT_MS);
export const firstUnitFrom = (moment: Date): number => Math.ceil(moment.getTime() / UNIT_MS);
export const momentOf = (unit: number): Date => new Date(unit * UNIT_MS);
export const unitsFor = (minutes: number): number => Math.ceil(minutes / UNIT_MINUTES);

/** '2026-12-01T07:00Z', as forms send a slot. */
export const slotName = (unit: number): string => `${momentOf(unit).toISOString().slice(0, 16)}Z`;

/** Undefined for other texts and for moments between two units. */
export function unitNamed(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}Z$/.test(text)) return undefined;
  if (!isIsoDay(text.slice(0, 10))) return undefined;
  const moment = new Date(text);
  const unit = unitOf(moment);
  return momentOf(unit).getTime() === moment.getTime() && slotName(unit) === text ? unit : undefined;
}
