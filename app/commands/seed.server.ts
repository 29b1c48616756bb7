import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { count, sql } from 'drizzle-orm';
import { createUser, grantRole } from '~/domain/accounts/staff.server';
import { deleteRetiredLines } from '~/domain/cart/clean-up.server';
import { coupons } from '~/domain/coupons/tables';
import { hosts, locations, redirectRules } from '~/domain/tenancy/tables';
import { importVehicles } from '~/domain/vehicles/import/import-vehicles.server';
import { touchTags } from '~/platform/cache/touch-tags.server';
import type { Config } from '~/platform/config/config.server';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { withCleanIcons } from '~/platform/html/sanitize.server';
import { projectRoot } from '~/platform/project-root.server';
import { chunks } from '~/values/chunks';
import { settingsOf } from './network-files/location-file';
import {
  type LocationEntry,
  type NetworkFiles,
  readNetworkFiles,
  type UserEntry,
} from './network-files/read-network';
import { seedCatalogue } from './seed-catalogue.server';
import { seedContent } from './seed-content.server';

/** Any number that nobody else uses: of nodes that start together, one fills the database. */
const FIRST_SEED_LOCK = 7_423_002;

function locationRow(file: LocationEntry): typeof locations.$inferInsert {
  return {
    id: file._id,
    url: file.url,
    hostname: file.hostname,
    title: file.title,
    city: file.city,
    redirectUrl: file.redirectUrl,
    sublocationUrl: file.sublocationUrl,
    redirectSublocations: file.redirectSublocations,
    theme: withCleanIcons(file.theme),
    ...settingsOf(file),
  };
}

function locationIds(network: NetworkFiles): Map<string, string> {
  return new Map(network.locations.map((location) => [location.url, location._id]));
}

function couponRows(network: NetworkFiles): (typeof coupons.$inferInsert)[] {
  const idOf = locationIds(network);
  return network.coupons.map((file) => ({
    code: file.code,
    title: file.titel,
    description: file.beschreibung,
    percent: file.prozent,
    amountCents: file.betragCents,
    minimumCents: file.mindestwertCents,
    validFrom: file.gueltigVon ? new Date(file.gueltigVon) : undefined,
    validUntil: file.gueltigBis ? new Date(file.gueltigBis) : undefined,
    kinds: file.artikelarten,
    categories: file.kategorien,
    locationIds: file.standorte.map((url) => idOf.get(url) ?? url),
    limitTotal: file.anzahl,
    oncePerCustomer: file.einmalJeKunde,
    isAdvertised: file.beworben,
  }));
}

/** Accounts to try the shop with; one that is there already stays as it is. */
async function addUsers(context: Context, users: UserEntry[]): Promise<void> {
  for (const { email, passwort, anrede, vorname, nachname, isNOAEmployee, rolle } of users) {
    const user = await createUser(context, {
      email,
      password: passwort,
      salutation: anrede,
      firstName: vorname,
      lastName: nachname,
      isNoaEmployee: isNOAEmployee,
    });
    if (user && rolle) await grantRole(context.db, user.id, rolle);
  }
}

/**
 * Replaces hosts, locations, redirects, coupons, categories and content by those of a folder, and takes over its articles,
 * prices and stock, in one transaction: all or nothing.
 * @param name 'demo', or the path of a folder with hosts.json, locations.json, tyres.csv, stock.csv and maybe others
 * @param deployment in production no accounts are made: their passwords stand open in the files
 * @returns one line that says what was loaded
 * @throws {NetworkFilesError} naming file, row and field of what is wrong; nothing is changed then
 */
export async function seed(
  context: Context,
  name: string,
  deployment: Config['deployment'],
): Promise<string> {
  const folder = name === 'demo' ? path.join(projectRoot, 'app/commands/demo') : path.resolve(name);
  return seedNetwork(context, name, readNetworkFiles(folder), deployment);
}

/**
 * The same with a network that is made up: its files are written to a folder, and read and checked like those of an operator.
 * @param number names the network: the same number gives the same one
 */
export async function seedGenerated(
  context: Context,
  number: number,
  deployment: Config['deployment'],
): Promise<string> {
  // Nobody else needs what it is made with.
  const { generateNetwork } = await import('./generated/generate-network');
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'radhaus-generated-'));
  try {
    for (const [file, text] of Object.entries(generateNetwork(number)))
      await fs.writeFile(path.join(folder, file), text);
    return await seedNetwork(context, `generated ${number}`, readNetworkFiles(folder), deployment);
  } finally {
    await fs.rm(folder, { recursive: true });
  }
}

async function seedNetwork(
  context: Context,
  name: string,
  network: NetworkFiles,
  deployment: Config['deployment'],
): Promise<string> {
  await inTransaction(context, async (tx) => {
    for (const table of [coupons, redirectRules, locations, hosts]) await tx.db.delete(table);
    await tx.db.insert(hosts).values(
      network.hosts.map(({ standortUrl, indexStandortUrl, cookieProDomainId: _unread, ...host }) => ({
        id: host.hostname,
        ...host,
        locationUrl: standortUrl,
        indexLocationUrl: indexStandortUrl,
      })),
    );
    await tx.db.insert(locations).values(network.locations.map(locationRow));
    if (network.coupons.length > 0) await tx.db.insert(coupons).values(couponRows(network));
    const rules = network.redirects.map(({ standortUrl, ...rule }) => ({
      locationUrl: standortUrl,
      ...rule,
    }));
    for (const rows of chunks(rules)) await tx.db.insert(redirectRules).values(rows);
    await seedContent(tx.db, network);
    if (deployment !== 'production') await addUsers(tx, network.users);
    await seedCatalogue(tx, network);
    if (network.vehicles) await importVehicles(tx, network.vehicles);
    await deleteRetiredLines(tx);
    // Whole families: everything is new.
    await touchTags(tx.db, ['list', 'article']);
  });
  const { hosts: h, locations: l, tyres: t, products: p } = network;
  return `${name}: ${h.length} hosts, ${l.length} locations, ${t.length} tyres, ${p.length} products.`;
}

/** A first start has something to show: an empty database gets the demo network, once for all nodes. */
export async function seedWhenEmpty(context: Context, deployment: Config['deployment']): Promise<void> {
  await inTransaction(context, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${FIRST_SEED_LOCK})`);
    const [row] = await tx.db.select({ hosts: count() }).from(hosts);
    if (row?.hosts === 0) tx.log.info(await seed(tx, 'demo', deployment));
  });
}
