import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import {
  type ApprovalRow,
  approvalFile,
  approvalsOfRim,
  replaceApprovals,
} from '~/domain/catalog/rims/approval-file.server';
import type { ApprovalTexts, RimApproval } from '~/domain/desk/articles/approval-form';
import { recordChange } from '~/domain/desk/journal/record-change.server';
import { labelsOfVehicles } from '~/domain/vehicles/find-vehicle.server';
import { namesOfPrefixes } from '~/domain/vehicles/named-prefixes.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { lockNetwork } from '../writing/write-network.server';
import { checkTexts, type Problems } from './new-product.server';

const { codec } = approvalFile;

const keyOf = (row: ApprovalRow): string =>
  createHash('sha1').update(JSON.stringify(row)).digest('base64url');

const textsOf = (row: ApprovalRow) => codec.format(row) as ApprovalTexts;

export async function rimApprovals(context: Context, rimCode: string): Promise<RimApproval[]> {
  const rows = await approvalsOfRim(context, rimCode);
  const [labels, names] = await Promise.all([
    labelsOfVehicles(context, [...new Set(rows.flatMap(({ vehicles }) => vehicles))]),
    namesOfPrefixes(context, [...new Set(rows.flatMap(({ ecodes }) => ecodes))]),
  ]);
  return rows.map((row) => ({
    key: keyOf(row),
    texts: textsOf(row),
    vehicles: [
      ...row.vehicles.map((code) => labels.get(code) ?? code),
      ...row.ecodes.map((ecode) => names.get(ecode) ?? `DAT ${ecode}`),
    ],
  }));
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
  /** Undefined: something else stands there than was expected. */
  work: (stored: readonly ApprovalRow[]) => readonly ApprovalRow[] | undefined,
): Promise<ChangeApprovalsResult> {
  return inTransaction(context, async (tx): Promise<ChangeApprovalsResult> => {
    await lockNetwork(tx);
    const stored = await approvalsOfRim(tx, rimCode);
    const rows = work(stored);
    if (!rows) return { ok: false, code: 'changed-meanwhile' };
    if (isDeepStrictEqual(stored, rows)) return { ok: false, code: 'nothing-new' };
    await replaceApprovals(tx, rimCode, rows);
    await recordChange(tx, {
      locationId,
      staff,
      kind: 'article',
      subject: `rim:${rimCode}`,
      before: journalled(stored),
      after: journalled(rows),
    });
    return { ok: true };
  });
}

/** The row in place of the one with the key, which nobody has changed since it was shown. */
const replacing = (key: string, rows: readonly ApprovalRow[]) => (stored: readonly ApprovalRow[]) => {
  const at = stored.findIndex((row) => keyOf(row) === key);
  return at < 0 ? undefined : stored.toSpliced(at, 1, ...rows);
};

/** Files may name vehicles that come later; by hand a slip would be an approval of nothing. */
async function unknownVehicles(context: Context, { vehicles, ecodes }: ApprovalRow): Promise<Problems> {
  const [labels, names] = await Promise.all([
    labelsOfVehicles(context, vehicles),
    namesOfPrefixes(context, ecodes),
  ]);
  const missing = (typed: readonly string[], known: ReadonlyMap<string, string>) => {
    const unknown = typed.filter((one) => !known.has(one));
    return unknown.length > 0 ? [`Kein Fahrzeug im Shop hat ${unknown.slice(0, 5).join(', ')}.`] : [];
  };
  const problems = { fahrzeuge: missing(vehicles, labels), ecodes: missing(ecodes, names) };
  return Object.fromEntries(Object.entries(problems).filter(([, found]) => found.length > 0));
}

/** With the checks of an import. @param key of the one that it replaces; '': a new one */
export async function saveApproval(
  context: Context,
  about: ApprovalsChange,
  key: string,
  texts: Omit<ApprovalTexts, 'felge'>,
): Promise<ChangeApprovalsResult | { ok: false; code: 'invalid'; errors: Problems }> {
  const errors: Problems = {};
  const row = checkTexts(codec, { ...texts, felge: about.rimCode }, (column) => column || 'art', errors);
  if (!row) return { ok: false, code: 'invalid', errors };
  const stored = (await approvalsOfRim(context, about.rimCode)).find((one) => keyOf(one) === key);
  const added = {
    ...row,
    vehicles: row.vehicles.filter((one) => !stored?.vehicles.includes(one)),
    ecodes: row.ecodes.filter((one) => !stored?.ecodes.includes(one)),
  };
  const unknown = await unknownVehicles(context, added);
  if (Object.keys(unknown).length > 0) return { ok: false, code: 'invalid', errors: unknown };
  return change(context, about, key ? replacing(key, [row]) : (rows) => [...rows, row]);
}

export const removeApproval = (
  context: Context,
  about: ApprovalsChange,
  key: string,
): Promise<ChangeApprovalsResult> => change(context, about, replacing(key, []));

type Journalled = ReturnType<typeof journalled>;

/** Restores what stood there before, unless it has changed since. */
export function undoApprovals(
  context: Context,
  about: ApprovalsChange,
  { before, after }: { before: Journalled; after: Journalled },
): Promise<ChangeApprovalsResult> {
  const empty = Object.fromEntries(codec.columns.map((name) => [name, codec.cells[name]?.isFlag ? '0' : '']));
  const rows = before.freigaben.map(
    (texts) => codec.schema.safeParse({ ...empty, ...texts, felge: about.rimCode }).data,
  );
  const restored = rows.filter((row) => row !== undefined);
  return change(context, about, (stored) => {
    // A rule of the file may be stricter than at the time.
    const isRestorable = restored.length === rows.length;
    return isRestorable && isDeepStrictEqual(journalled(stored), after) ? restored : undefined;
  });
}
