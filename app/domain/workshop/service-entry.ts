import { z } from 'zod';

/** Spec 1, section 8: told of an entry whose url is no text, or names no service. */
export const INVALID_SERVICE_URL = 'Expected valid or not existing serviceUrl';

/** A page of the location or a site elsewhere. */
export const entryTarget = z
  .string()
  .regex(
    /^(\/[^/\s]\S*|https:\/\/\S+)$/,
    'kein Pfad, der mit einem / beginnt, und keine Adresse mit https://',
  );

/** How one location offers a service (spec 1, section 3). */
export const serviceEntrySchema = z.strictObject({
  url: z.string(INVALID_SERVICE_URL).optional(),
  /** False or missing: by request form. */
  available: z.boolean().optional(),
  href: entryTarget.optional(),
});

export type ServiceEntry = z.output<typeof serviceEntrySchema>;
