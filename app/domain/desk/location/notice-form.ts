import { z } from 'zod';
import type { DatedNotice } from '~/domain/content/dated-notice';
import { dayField } from '~/values/day-field';

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
    trotzdem: z.literal('on').optional(),
    von: z.string().default(''),
    bis: z.string().default(''),
  })
  .check(({ value: { text, von, bis }, issues }) => {
    if (text === '') return;
    const refuse = (name: string, message: string) =>
      issues.push({ code: 'custom', path: [name], message, input: name });
    const first = dayField('term').safeParse(von);
    const last = dayField('plan').safeParse(bis);
    for (const { message } of first.error?.issues ?? []) refuse('von', message);
    for (const { message } of last.error?.issues ?? []) refuse('bis', message);
    if (first.success && last.success && bis < von) refuse('bis', 'Der letzte Tag liegt vor dem ersten.');
  });

export function noticeOf({
  text,
  ziel,
  von,
  bis,
}: Omit<z.output<typeof noticeSchema>, 'trotzdem'>): DatedNotice | null {
  return text === '' ? null : { text, ...(ziel && { ziel }), von, bis };
}
