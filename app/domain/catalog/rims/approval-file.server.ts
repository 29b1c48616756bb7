import { asc, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { approvalKinds } from '~/domain/vehicles/fitment/verdict';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Context } from '~/platform/context';
import { batchesOf } from '~/platform/files/batches';
import { type Cell, cell, flag, matching, oneOf, slug, slugText } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { networkFile } from '~/platform/files/network-file';
import { formatDimension } from '~/values/tyre-size';
import { listTag } from '../articles/article-tags';
import { readDimension } from './approved-size';
import { rimApprovals } from './tables';

const BATCH_SIZE = 500;
const MAX_WORDS = 200;
const NO_FORMULA = /^(?![=+@\t])/;

function list(separator: string, entry: z.ZodType<string>): Cell<string[]> {
  const schema = z
    .string()
    .transform((text) =>
      text
        .split(separator)
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .transform((all, issues) => {
      const read = z.array(entry).safeParse(all);
      for (const { message } of read.error?.issues ?? []) issues.addIssue({ code: 'custom', message });
      return read.data ?? z.NEVER;
    });
  return { ...cell(schema, (all) => all.join(separator)), isLong: true };
}

const size = z.string().transform((text, issues) => {
  const found = readDimension(text);
  if (found) return formatDimension(found);
  issues.addIssue({ code: 'custom', message: `„${text.slice(0, 40)}“ ist keine Größe wie 205/55 R16` });
  return z.NEVER;
});
const condition = z
  .string()
  .max(MAX_WORDS, `ist länger als ${MAX_WORDS} Zeichen`)
  .regex(NO_FORMULA, 'sieht nach einer Formel aus');
const ecode = z
  .string()
  .regex(/^(\d{2}|\d{5}|\d{8}|\d{11}|\d{15})$/, 'erwartet werden 2, 5, 8, 11 oder 15 Ziffern');

const axleNames = { beide: 'both', vorn: 'front', hinten: 'rear' } as const;
const axleWords = { both: 'beide', front: 'vorn', rear: 'hinten' } as const;
const axle = cell(
  oneOf('beide', 'vorn', 'hinten').schema.transform((word) => axleNames[word]),
  (stored) => axleWords[stored],
);

export type ApprovalRow = Omit<typeof rimApprovals.$inferSelect, 'id'>;

/** Of one rim, in the order of the file. */
export async function approvalsOfRim({ db }: Pick<Context, 'db'>, rimCode: string): Promise<ApprovalRow[]> {
  const rows = await db
    .select()
    .from(rimApprovals)
    .where(eq(rimApprovals.rimCode, rimCode))
    .orderBy(asc(rimApprovals.id));
  return rows.map(({ id: _id, ...row }) => row);
}

const approvalsChanged = ({ db }: Pick<Context, 'db'>) =>
  touchTags(db, [listTag('rim'), listTag('complete-wheel')]);

/** In the caller's transaction. */
export async function replaceApprovals(
  tx: Context,
  rimCode: string,
  rows: readonly ApprovalRow[],
): Promise<void> {
  await tx.db.delete(rimApprovals).where(eq(rimApprovals.rimCode, rimCode));
  if (rows.length > 0) await tx.db.insert(rimApprovals).values([...rows]);
  await approvalsChanged(tx);
}

/** Approvals of a rim on a vehicle: an original wheel, UN R124, § 22 or § 19 (3) StVZO. */
export const approvalFile = networkFile({
  name: 'rim-approvals',
  codec: codec(
    {
      felge: ['rimCode', slug],
      art: ['kind', oneOf(...approvalKinds)],
      nummer: ['number', matching(/^[\p{L}\p{N} /.-]{0,60}$/u, 'keine Nummer wie KBA 49123')],
      fahrzeuge: ['vehicles', list(' ', slugText)],
      ecodes: ['ecodes', list(' ', ecode)],
      reifen: ['tyreSizes', list('|', size)],
      achse: ['axle', axle],
      auflagen: ['conditions', list('|', condition)],
      abnahme: ['needsInspection', flag],
      nurPapiere: ['hasOnlyDocumentSizes', flag],
      nurWinter: ['isWinterOnly', flag],
    },
    [
      {
        field: 'nummer',
        message: 'fehlt: Nur bei Originalrädern darf das Feld leer sein',
        holds: ({ kind, number }) => kind === 'original' || number !== '',
      },
      {
        field: 'fahrzeuge',
        message: 'fehlt: Geben Sie ein Fahrzeug oder einen ECode an',
        holds: ({ vehicles, ecodes }) => vehicles.length + ecodes.length > 0,
      },
      {
        field: 'reifen',
        message: 'fehlt: eine ABE und ein Teilegutachten gelten nur für Größen, die sie nennen',
        holds: ({ kind, tyreSizes }) => tyreSizes.length > 0 || kind === 'original' || kind === 'ece',
      },
    ],
  ),
  keyOf: ({ rimCode }) => ({ rimCode }),
  async *stored({ db }) {
    for (let above = 0; ; ) {
      const rows = await db
        .select()
        .from(rimApprovals)
        .where(gt(rimApprovals.id, above))
        .orderBy(asc(rimApprovals.id))
        .limit(BATCH_SIZE);
      if (rows.length === 0) return;
      above = rows.at(-1)?.id ?? above;
      yield rows.map(({ id: _id, ...row }) => row);
    }
  },
  async write(tx, rows, onWritten) {
    const before = await tx.db.$count(rimApprovals);
    await tx.db.delete(rimApprovals);
    let done = 0;
    for await (const batch of batchesOf(rows, BATCH_SIZE)) {
      await tx.db.insert(rimApprovals).values(batch);
      done += batch.length;
      onWritten(done);
    }
    await approvalsChanged(tx);
    return { before, added: Math.max(0, done - before), removed: Math.max(0, before - done) };
  },
});
