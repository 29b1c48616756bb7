import { z } from 'zod';
import type { DatedNotice } from '~/domain/content/dated-notice';

const DAY = 'Bitte geben Sie einen Tag an.';

/** Without a text there is no notice. */
export const noticeSchema = z
  .object({
    text: z.string().trim().max(200, 'Höchstens 200 Zeichen.').default(''),
    ziel: z
      .string()
      .trim()
      .regex(/^(\/(?!\/)\S*)?$/, 'Bitte geben Sie eine Seite wie /winterreifen an.')
      .max(200, 'Höchstens 200 Zeichen.')
      .default(''),
    von: z.string().default(''),
    bis: z.string().default(''),
  })
  .check(({ value: { text, von, bis }, issues }) => {
    if (text === '') return;
    const refuse = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: name });
    const isDay = (day: string) => z.iso.date().safeParse(day).success;
    if (!isDay(von)) refuse('von', DAY);
    if (!isDay(bis)) refuse('bis', DAY);
    else if (isDay(von) && bis < von) refuse('bis', 'Der letzte Tag liegt vor dem ersten.');
  });

export function noticeOf({ text, ziel, von, bis }: z.output<typeof noticeSchema>): DatedNotice | null {
  return text === '' ? null : { text, ...(ziel && { ziel }), von, bis };
}
