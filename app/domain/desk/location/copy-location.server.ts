import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { categories } from '~/domain/catalog/categories/tables';
import { ensureWarehouses } from '~/domain/catalog/inventory/warehouses.server';
import { navigationContents } from '~/domain/content/tables';
import { entryImage, setEntryImage } from '~/domain/pictures/entry-images.server';
import { isReservedSegment } from '~/domain/tenancy/reserved-segments';
import { companies, hosts, locations } from '~/domain/tenancy/tables';
import { bays } from '~/domain/workshop/appointments/tables';
import { serviceLocations } from '~/domain/workshop/tables';
import type { Context } from '~/platform/context';
import { inTransaction } from '~/platform/database/transaction.server';
import { recordChange } from '../journal/record-change.server';
import type { LocationRow } from './change-settings.server';
import { COPY_SUBJECT, type CopyRefusal, type NewLocation } from './copy-form';
import { pictureEntry, pictureNames } from './location-pictures';

const anyObject = z.record(z.string(), z.unknown());

/** Money of one company never goes to the account of another. */
const noAccounts = { paymentProvider: null, paypalClientId: null, payone: { aid: null } };

/** Where a location may be added, and whose it may be. */
export async function placesForLocations({ db }: Pick<Context, 'db'>) {
  const [systems, owners] = await Promise.all([
    db
      .select({ hostname: hosts.hostname })
      .from(hosts)
      .where(eq(hosts.isShopSystem, true))
      .orderBy(asc(hosts.hostname)),
    db.select({ code: companies.code, name: companies.name }).from(companies).orderBy(asc(companies.name)),
  ]);
  return { hosts: systems.map(({ hostname }) => hostname), companies: owners };
}

/** Settings of one place only are left out: days, areas served, notices, imprint; and accounts for payments of another company. */
function settingsOf(source: LocationRow, wished: NewLocation): Partial<LocationRow> {
  const { strasse, plz, stadt, telefon, email, breite, laenge } = wished;
  const {
    imprint: _imprint,
    banner: _banner,
    holidayNotice: _notice,
    ...content
  } = anyObject.parse(source.content);
  return {
    address: { ...source.address, strasse, plz, ort: stadt, telefon, email },
    premises: {
      ...source.premises,
      latitude: breite,
      longitude: laenge,
      specialDays: [],
      implementsAreaConcept: false,
      areaShopSubLocations: [],
    },
    content,
    payments: wished.firma === source.companyCode ? source.payments : { ...source.payments, ...noAccounts },
  };
}

async function copyParts(tx: Context, source: LocationRow, to: { id: string; url: string }) {
  const own = await tx.db
    .select()
    .from(navigationContents)
    .where(eq(navigationContents.locationUrl, source.url));
  for (const { content } of own)
    await tx.db.insert(navigationContents).values({ locationUrl: to.url, content }).onConflictDoNothing();
  const offered = await tx.db
    .select()
    .from(serviceLocations)
    .where(eq(serviceLocations.locationUrl, source.url));
  if (offered.length > 0)
    await tx.db
      .insert(serviceLocations)
      .values(offered.map((row) => ({ ...row, locationUrl: to.url })))
      .onConflictDoNothing();
  const lifts = await tx.db.select().from(bays).where(eq(bays.locationUrl, source.url));
  if (lifts.length > 0)
    await tx.db
      .insert(bays)
      .values(lifts.map((bay) => ({ ...bay, id: `${to.url}-${bay.id}`, locationUrl: to.url })))
      .onConflictDoNothing();
  for (const name of pictureNames) {
    const image = await entryImage(tx, pictureEntry(name, source.id));
    if (image) await setEntryImage(tx, pictureEntry(name, to.id), image);
  }
}

/** With the look, hours, services, bays, menus and pictures of the source, and without prices, stock, staff, offers and redirects. */
export function copyLocation(
  context: Context,
  { sourceId, staff }: { sourceId: string; staff: string },
  wished: NewLocation,
): Promise<{ ok: true; url: string } | { ok: false; code: CopyRefusal }> {
  return inTransaction(context, async (tx) => {
    const refuse = (code: CopyRefusal) => ({ ok: false, code }) as const;
    const url = wished.adresse;
    const [source] = await tx.db.select().from(locations).where(eq(locations.id, sourceId));
    const places = await placesForLocations(tx);
    const [category] = await tx.db.select().from(categories).where(eq(categories.url, url));
    if (isReservedSegment(url) || ['id', 'zentrallager'].includes(url) || category) return refuse('reserved');
    if (!source || !places.hosts.includes(wished.host)) return refuse('unknown-host');
    if (!places.companies.some(({ code }) => code === wished.firma)) return refuse('unknown-company');
    const id = randomUUID();
    const moved = { redirectUrl: null, sublocationUrl: null, redirectSublocations: [], redirectTo: null };
    const named = { title: wished.name, city: wished.stadt, companyCode: wished.firma };
    const row = {
      ...source,
      ...settingsOf(source, wished),
      ...moved,
      ...named,
      id,
      url,
      hostname: wished.host,
    };
    const added = await tx.db.insert(locations).values(row).onConflictDoNothing().returning();
    if (added.length === 0) return refuse('taken');
    await ensureWarehouses(tx, [id]);
    await copyParts(tx, source, { id, url });
    const change = {
      kind: 'setting',
      subject: COPY_SUBJECT,
      before: null,
      after: { url, from: source.url },
    } as const;
    for (const locationId of [source.id, id]) await recordChange(tx, { locationId, staff, ...change });
    return { ok: true, url };
  });
}
