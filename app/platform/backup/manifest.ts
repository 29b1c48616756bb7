import { z } from 'zod';
import { momentField } from '~/values/day-field';

/** In the folder of a backup; written last, so that a folder without it is no backup. */
export const MANIFEST = 'backup.json';
export const PHOTOS = 'photos';

export const manifestSchema = z.object({
  format: z.literal(1),
  /** Of the state that it has. */
  madeAt: momentField().transform((text) => new Date(text)),
  /** The newest migration of the database. */
  migration: z.int(),
  tables: z.array(
    z.object({
      schema: z.enum(['public', 'graphile_worker']),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      file: z.string().regex(/^[a-z0-9_.]+\.copy\.gz$/),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;
