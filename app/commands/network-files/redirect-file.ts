import { z } from 'zod';
import { redirectStatuses } from '~/domain/tenancy/redirects';

const text = z.string().trim().min(1, 'darf nicht leer sein');

/**
 * One entry of `redirects.json`, the spec's Redirect rule and whose it is. Whether `newUrl` may be followed is not
 * checked here: the running shop logs and ignores what may not.
 */
export const redirectEntry = z.strictObject({
  standortUrl: text,
  oldUrl: z.string().regex(/^\/(?!\/)\S*$/, 'kein Pfad, der mit einem / beginnt'),
  newUrl: text,
  statusCode: z.literal([...redirectStatuses], `erwartet wird ${redirectStatuses.join(', ')}`),
});

export type RedirectEntry = z.output<typeof redirectEntry>;
