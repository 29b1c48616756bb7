import { createHash } from 'node:crypto';
import {
  lockVariant,
  type MadeForVehicles,
  madeForVehicles,
  writeMadeFor,
} from '~/domain/catalog/products/made-for.server';
import type { VehiclePrefix } from '~/domain/catalog/vehicle-filter/vehicle-prefix-cell.server';
import { findVehicleSummary } from '~/domain/vehicles/find-vehicle.server';
import { findByKey } from '~/domain/vehicles/finder/find-by-key.server';
import { keyMessage, searchMessages } from '~/domain/vehicles/finder/messages';
import { searchVehicles } from '~/domain/vehicles/finder/search-vehicles.server';
import { namesOfPrefixes, type PrefixScope, prefixLengths } from '~/domain/vehicles/named-prefixes.server';
import type { VehicleSummary } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { recordChange } from '../journal/record-change.server';

const MAX_SHOWN = 100;

export interface VehicleQuestion {
  hsn: string;
  tsn: string;
  /** Make and model. */
  words: string;
}

export interface ArticleVehicles {
  carMake: string;
  count: number;
  /** The first ones; one that the data has no vehicle for goes by its digits. */
  prefixes: { prefix: string; name: string }[];
  version: string;
}

export interface VehicleHits {
  message: string;
  /** Without a DAT code a vehicle cannot be named: whether the article fits it stays unknown. */
  hits: { code: string; label: string; scopes: PrefixScope[] }[];
}

const versionOf = (madeFor: MadeForVehicles): string =>
  createHash('sha1').update(JSON.stringify(madeFor)).digest('base64url');

export async function articleVehicles(context: Context, articleId: number): Promise<ArticleVehicles> {
  const madeFor = await madeForVehicles(context, articleId);
  const shown = madeFor.prefixes.slice(0, MAX_SHOWN).map(({ prefix }) => prefix);
  const names = await namesOfPrefixes(context, shown);
  return {
    carMake: madeFor.carMake ?? '',
    count: madeFor.prefixes.length,
    prefixes: shown.map((prefix) => ({ prefix, name: names.get(prefix) ?? prefix })),
    version: versionOf(madeFor),
  };
}

const scopesOf = ({ datECodePrefix }: VehicleSummary): PrefixScope[] =>
  (Object.keys(prefixLengths) as PrefixScope[]).filter(
    (scope) => (datECodePrefix ?? '').length >= prefixLengths[scope],
  );

/** @returns undefined if nothing was asked */
export async function vehicleHits(
  context: Context,
  { hsn, tsn, words }: VehicleQuestion,
): Promise<VehicleHits | undefined> {
  if (!hsn && !tsn && !words) return undefined;
  const byKey = Boolean(hsn || tsn);
  const found = byKey ? await findByKey(context, { hsn, tsn }) : await searchVehicles(context, words);
  if (!found.ok) {
    const message =
      found.code === 'no-words' || found.code === 'nothing-found'
        ? searchMessages[found.code]
        : keyMessage({ ok: false, code: found.code });
    return { message, hits: [] };
  }
  return {
    message: '',
    hits: found.vehicles.map((vehicle) => ({
      code: vehicle.code,
      label: vehicle.label,
      scopes: scopesOf(vehicle),
    })),
  };
}

export type ChangeVehiclesResult =
  | { ok: true }
  | { ok: false; code: 'changed-meanwhile' | 'nothing-new' | 'no-vehicle' };

export interface VehiclesChange {
  articleId: number;
  locationId: string;
  staff: string;
  /** `product:…` */
  subject: string;
  /** Undefined: of whatever state. */
  version: string | undefined;
}

type Changed =
  | { after: MadeForVehicles; journal: { before?: object; after?: object } }
  | Extract<ChangeVehiclesResult, { ok: false }>['code'];

function change(
  context: Context,
  { articleId, locationId, staff, subject, version }: VehiclesChange,
  work: (tx: Context, stored: MadeForVehicles) => Changed | Promise<Changed>,
): Promise<ChangeVehiclesResult> {
  return inTransaction(context, async (tx): Promise<ChangeVehiclesResult> => {
    await lockVariant(tx, articleId);
    const stored = await madeForVehicles(tx, articleId);
    if (version !== undefined && versionOf(stored) !== version)
      return { ok: false, code: 'changed-meanwhile' };
    const changed = await work(tx, stored);
    if (typeof changed === 'string') return { ok: false, code: changed };
    await writeMadeFor(tx, articleId, changed.after);
    const { before = null, after = null } = changed.journal;
    await recordChange(tx, { locationId, staff, kind: 'article', subject, before, after });
    return { ok: true };
  });
}

/** Of the journal: the words, and what restores it. */
async function journalEntry(tx: Context, { prefix, filterValues }: VehiclePrefix) {
  const name = (await namesOfPrefixes(tx, [prefix])).get(prefix) ?? prefix;
  return { fahrzeug: `${name} (${prefix})`, prefix, filterValues };
}

async function withVehicle(
  tx: Context,
  { carMake, prefixes }: MadeForVehicles,
  added: VehiclePrefix,
): Promise<Changed> {
  if (prefixes.some(({ prefix }) => prefix === added.prefix)) return 'nothing-new';
  return {
    after: { carMake, prefixes: [...prefixes, added] },
    journal: { after: await journalEntry(tx, added) },
  };
}

/** @param code of the vehicle @param scope how many like it */
export function addVehicle(
  context: Context,
  about: VehiclesChange,
  { code, scope }: { code: string; scope: PrefixScope },
): Promise<ChangeVehiclesResult> {
  return change(context, about, async (tx, stored) => {
    const vehicle = await findVehicleSummary(tx, code);
    const prefix = (vehicle?.datECodePrefix ?? '').slice(0, prefixLengths[scope]);
    if (prefix.length !== prefixLengths[scope]) return 'no-vehicle';
    return withVehicle(tx, stored, { prefix, filterValues: {} });
  });
}

/** As it was before it was removed. */
export function restoreVehicle(
  context: Context,
  about: VehiclesChange,
  restored: VehiclePrefix,
): Promise<ChangeVehiclesResult> {
  return change(context, about, (tx, stored) => withVehicle(tx, stored, restored));
}

export function removeVehicle(
  context: Context,
  about: VehiclesChange,
  prefix: string,
): Promise<ChangeVehiclesResult> {
  return change(context, about, async (tx, { carMake, prefixes }) => {
    const removed = prefixes.find((known) => known.prefix === prefix);
    if (!removed) return 'no-vehicle';
    const rest = prefixes.filter((known) => known !== removed);
    return { after: { carMake, prefixes: rest }, journal: { before: await journalEntry(tx, removed) } };
  });
}

/** @param carMake '': any, or unknown @param expected undefined: whatever stands there */
export function setCarMake(
  context: Context,
  about: VehiclesChange,
  carMake: string,
  expected?: string,
): Promise<ChangeVehiclesResult> {
  return change(context, about, (_tx, { carMake: was, prefixes }) => {
    if (expected !== undefined && (was ?? '') !== expected) return 'changed-meanwhile';
    const is = carMake || null;
    if (is === was) return 'nothing-new';
    return {
      after: { carMake: is, prefixes },
      journal: { before: { fabrikat: was }, after: { fabrikat: is } },
    };
  });
}
