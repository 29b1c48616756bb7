import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type ApprovalRow,
  approvalFile,
  approvalsOfRim,
  replaceApprovals,
} from '~/domain/catalog/rims/approval-file.server';
import type { ApprovalTexts, RimApprovals } from '~/domain/desk/articles/approval-form';
import { recordChange } from '~/domain/desk/journal/record-change.server';
import { labelsOfVehicles } from '~/domain/vehicles/find-vehicle.server';
import { namesOfPrefixes } from '~/domain/vehicles/named-prefixes.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { lockNetwork } from '../writing/write-network.server';
import { checkTexts, type Problems } from './new-product.server';

const { codec } = approvalFile;

const versionOf = (rows: readonly ApprovalRow[]): string =>
  createHash('sha1').update(JSON.stringify(rows)).digest('base64url');

const textsOf = (row: ApprovalRow) => codec.format(row) as ApprovalTexts;

export async function rimApprovals(context: Context, rimCode: string): Promise<RimApprovals> {
  const rows = await approvalsOfRim(context, rimCode);
  const [labels, names] = await Promise.all([
    labelsOfVehicles(context, [...new Set(rows.flatMap(({ vehicles }) => vehicles))]),
    namesOfPrefixes(context, [...new Set(rows.flatMap(({ ecodes }) => ecodes))]),
  ]);
  return {
    version: versionOf(rows),
    entries: rows.map((row) => ({
      texts: textsOf(row),
      vehicles: [
        ...row.vehicles.map((code) => labels.get(code) ?? code),
        ...row.ecodes.map((ecode) => names.get(ecode) ?? `DAT ${ecode}`),
      ],
    })),
  };
}

export interface ApprovalsChange {
  rimCode: string;
  locationId: string;
  staff: string;
}

export type ChangeApprovalsResult = { ok: true } | { ok: false; code: 'changed-meanwhile' | 'nothing-new' };

/** In the journal: as files have it. */
const journalled = (rows: readonly ApprovalRow[]) => ({
  freigaben: rows.map((row) => {
    const { felge: _rim, ...texts } = textsOf(row);
    return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '' && text !== '0'));
  }),
});

function change(
  context: Context,
  { rimCode, locationId, staff }: ApprovalsChange,
  isExpected: (stored: readonly ApprovalRow[]) => boolean,
  work: (stored: readonly ApprovalRow[]) => readonly ApprovalRow[],
): Promise<ChangeApprovalsResult> {
  return inTransaction(context, async (tx): Promise<ChangeApprovalsResult> => {
    await lockNetwork(tx);
    const stored = await approvalsOfRim(tx, rimCode);
    if (!isExpected(stored)) return { ok: false, code: 'changed-meanwhile' };
    const rows = work(stored);
    if (isDeepStrictEqual(stored, rows)) return { ok: false, code: 'nothing-new' };
    await replaceApprovals(tx, rimCode, rows);
    await recordChange(tx, {
      ...{ locationId, staff, kind: 'article', subject: `rim:${rimCode}` },
      ...{ before: journalled(stored), after: journalled(rows) },
    });
    return { ok: true };
  });
}

/** With the checks of an import. @param at place of the one that is changed; undefined: a new one */
export async function saveApproval(
  context: Context,
  about: ApprovalsChange,
  version: string,
  { texts, at }: { texts: Omit<ApprovalTexts, 'felge'>; at: number | undefined },
): Promise<ChangeApprovalsResult | { ok: false; code: 'invalid'; errors: Problems }> {
  const errors: Problems = {};
  const row = checkTexts(codec, { ...texts, felge: about.rimCode }, (column) => column || 'art', errors);
  if (!row) return { ok: false, code: 'invalid', errors };
  return change(
    context,
    about,
    (stored) => versionOf(stored) === version && (at === undefined || at < stored.length),
    (stored) => (at === undefined ? [...stored, row] : stored.with(at, row)),
  );
}

export const removeApproval = (
  context: Context,
  about: ApprovalsChange,
  version: string,
  at: number,
): Promise<ChangeApprovalsResult> =>
  change(
    context,
    about,
    (stored) => versionOf(stored) === version && at < stored.length,
    (stored) => stored.toSpliced(at, 1),
  );

type Journalled = ReturnType<typeof journalled>;

/** Restores what stood there before, unless it has changed since. */
export function undoApprovals(
  context: Context,
  about: ApprovalsChange,
  { before, after }: { before: Journalled; after: Journalled },
): Promise<ChangeApprovalsResult> {
  const empty = Object.fromEntries(codec.columns.map((name) => [name, codec.cells[name]?.isFlag ? '0' : '']));
  const rows = before.freigaben.map((texts) =>
    codec.schema.parse({ ...empty, ...texts, felge: about.rimCode }),
  );
  return change(
    context,
    about,
    (stored) => isDeepStrictEqual(journalled(stored), after),
    () => rows,
  );
}
