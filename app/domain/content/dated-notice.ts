import { z } from 'zod';
import { dayField } from '~/values/day-field';
import { endOfIsoDay, startOfIsoDay } from '~/values/iso-day';
import { filledText } from '../tenancy/settings';

const day = dayField('stored', 'kein Tag wie 2026-12-24');

/** Words at the top of all pages, from the first to the last day in Germany. */
export const datedNotice = z
  .strictObject({
    text: filledText.max(200, 'länger als 200 Zeichen'),
    /** A page of the location. */
    ziel: z
      .string()
      .regex(/^\/([^/\s]\S*)?$/, 'kein Pfad, der mit einem / beginnt')
      .optional(),
    von: day,
    bis: day,
  })
  .refine(({ von, bis }) => von <= bis, { path: ['bis'], message: 'liegt vor dem ersten Tag' });

export type DatedNotice = z.output<typeof datedNotice>;

export function isCurrent({ von, bis }: DatedNotice, now: Date): boolean {
  return startOfIsoDay(von) <= now && now < endOfIsoDay(bis);
}

/** The moment at which it appears or goes; undefined: it is over. */
export function nextMoment({ von, bis }: DatedNotice, now: Date): Date | undefined {
  return [startOfIsoDay(von), endOfIsoDay(bis)].find((moment) => moment > now);
}
