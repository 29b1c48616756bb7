import { and, asc, gt, inArray, notInArray, sql } from 'drizzle-orm';
import type { Context } from '~/platform/context';
import { replaceRows } from '~/platform/database/write-rows.server';
import { cell, filledWords, flag, integer, slug, text } from '~/platform/files/cells';
import { codec } from '~/platform/files/codec';
import { allRows, networkFile } from '~/platform/files/network-file';
import { locationUrls } from '../../tenancy/location-name';
import { takingStates } from './appointment';
import { appointments, bays } from './tables';

/** Bays that are gone although somebody is expected there. */
async function bookedBays({ db, now }: Context, ids: readonly string[]): Promise<string[]> {
  const found = await db
    .selectDistinct({ bayId: appointments.bayId })
    .from(appointments)
    .where(
      and(
        gt(appointments.endsAt, now()),
        inArray(appointments.state, [...takingStates]),
        ids.length > 0 ? notInArray(appointments.bayId, [...ids]) : sql`true`,
      ),
    );
  return found.map(({ bayId }) => bayId);
}

/** Bays of the workshops; a booked unit is stored by the bay's id. */
export const bayFile = networkFile({
  name: 'bays',
  isShort: true,
  codec: codec({
    id: ['id', slug],
    standort: ['locationUrl', text],
    name: ['name', cell(filledWords(40))],
    position: ['position', integer(0, 9_999)],
    zoll: ['maxRimInch', integer(10, 30)],
    runflat: ['runFlat', flag],
    rdks: ['pressureSensors', flag],
    hochvolt: ['highVoltage', flag],
    tragkraft: ['liftKg', integer(0, 20_000)],
  }),
  keyOf: ({ id, locationUrl }) => ({ id, locationUrl }),
  unique: [{ field: 'id', of: ({ id }) => id }],
  references: [{ field: 'standort', names: locationUrls, of: ({ locationUrl }) => [locationUrl] }],
  async *stored({ db }) {
    yield await db.select().from(bays).orderBy(asc(bays.locationUrl), asc(bays.position), asc(bays.id));
  },
  async write(tx, rows) {
    const incoming = await allRows(rows);
    const replaced = await replaceRows(tx.db, bays, ['id'], incoming);
    return {
      ...replaced,
      lost: await bookedBays(
        tx,
        incoming.map(({ id }) => id),
      ),
    };
  },
});
