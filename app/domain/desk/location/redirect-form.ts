import { z } from 'zod';
import { type RedirectRule, redirectStatuses } from '~/domain/tenancy/redirects';

const PATH = 'Bitte geben Sie eine Adresse wie /alte-seite an.';
const TARGET = 'Bitte geben Sie ein Ziel an, wie /winterreifen oder https://…';

/** As in `redirects.json`. */
export const redirectSchema = z.object({
  alt: z
    .string(PATH)
    .trim()
    .regex(/^\/(?!\/)\S*$/, PATH)
    .max(500, PATH),
  neu: z.string(TARGET).trim().min(1, TARGET).max(500, TARGET),
  dauer: z
    .string()
    .transform(Number)
    .pipe(z.literal([...redirectStatuses], 'Bitte wählen Sie, für wie lange.')),
});

export function ruleOf(
  { alt, neu, dauer }: z.output<typeof redirectSchema>,
  locationUrl: string,
): RedirectRule {
  return { locationUrl, oldUrl: alt, newUrl: neu, statusCode: dauer };
}
