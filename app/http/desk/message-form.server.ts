import { z } from 'zod';
import { MAX_MESSAGE, MAX_SUBJECT } from '~/domain/desk/customer-message';
import type { StaffMessage } from '~/domain/orders/write-to-shopper.server';
import { invalid, refused, textsOf } from './desk-answer';
import type { Desk } from './require-desk.server';

const NO_MESSAGE = 'Bitte schreiben Sie die Nachricht in das Feld.';

const messageForm = z.object({
  stand: z.uuid(),
  betreff: z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, 'Bitte geben Sie einen Betreff an.')
        .max(MAX_SUBJECT, `Bitte schreiben Sie höchstens ${MAX_SUBJECT} Zeichen.`),
    ),
  nachricht: z
    .string({ error: NO_MESSAGE })
    .transform((text) => text.replaceAll('\r\n', '\n').trim())
    .pipe(z.string().min(1, NO_MESSAGE).max(MAX_MESSAGE, 'Bitte schreiben Sie höchstens 5.000 Zeichen.')),
});

/** @returns the answer to a form that was refused; undefined: the mail is on its way */
export async function messageByForm(
  { user }: Pick<Desk, 'user'>,
  sent: FormData,
  write: (message: StaffMessage) => Promise<boolean>,
) {
  const form = { command: 'write', values: textsOf(sent) };
  const parsed = messageForm.safeParse({ betreff: '', nachricht: '', ...form.values });
  if (!parsed.success) {
    const { stand, ...errors } = z.flattenError(parsed.error).fieldErrors;
    return invalid(form, stand ? { '': ['Bitte laden Sie die Seite neu.'], ...errors } : errors);
  }
  const { stand: id, betreff: subject, nachricht: text } = parsed.data;
  if (await write({ id, subject, text, staff: user.email })) return undefined;
  return refused(form, { text: 'Diese E-Mail ist schon verschickt.' }, 409);
}
