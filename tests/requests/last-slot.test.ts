import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addAppointment } from '~/domain/workshop/appointments/add-appointment.server';
import { takeFirst } from '~/domain/workshop/appointments/bay-units.server';
import { inTransaction } from '~/platform/database/transaction.server';
import { freshDatabase, openTestDatabase } from '../support/fresh-database';
import { raceForSlots } from '../support/slot-race';

const database = await freshDatabase();
const pools = [database.context, openTestDatabase(database.url).context];
const AT_ONCE = 20;

const insert = (id: string) =>
  database.query(
    `insert into appointments (id, number, location_id, bay_id, starts_at, ends_at, state, sort, service_url, service_title, vehicle,
       price, message, created_at, changed_at, changed_by)
     values ($1, $2, 'loc-alpenblick', 'alpenblick-1', now(), now(), 'held', 'anfragen', 'x', 'x', '', '', '', now(), now(), '')`,
    [id, `TE-${id}`],
  );

it('of twenty at once over two pools one gets the slot, a hundred times, with parts of it wanted by others', async () => {
  const ids = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const id = randomUUID();
      await insert(id);
      return id;
    }),
  );
  for (let round = 0; round < 100; round += 1) {
    const first = 2_000_000 + round * 10;
    const taken = await Promise.all(
      ids.map((appointmentId, index) =>
        inTransaction(pools[index % 2] ?? database.context, (tx) =>
          takeFirst(tx, ['alpenblick-1'], {
            appointmentId,
            unit: first + (index % 3),
            units: 4,
            heldUntil: null,
          }),
        ),
      ),
    );
    expect(taken.filter(Boolean), `round ${round}`).toHaveLength(1);
    const rows = await database.query('select 1 from bay_units where unit >= $1 and unit < $2', [
      first,
      first + 10,
    ]);
    expect(rows).toHaveLength(4);
    await database.query('delete from bay_units');
  }
}, 120_000);

it('of twenty shoppers on two nodes one holds the last slot, the others choose again, two dozen times', async () => {
  await raceForSlots(database, 24);
}, 120_000);

it('an appointment that staff enter in a taken time leaves nothing behind', async () => {
  const [location] = await database.query<{ id: string; title: string }>(
    "select id, title from locations where url = 'alpenblick'",
  );
  const shop = { location, origin: 'http://localhost', basename: '/alpenblick' } as never;
  const unit = await database.value<number>('select min(unit) as unit from bay_units');
  expect(unit).toBeDefined();
  const before = await database.query('select count(*) from appointments');
  const contact = { salutation: '', firstName: '', lastName: 'X', email: '', phone: '' };
  const result = await addAppointment(shop, database.context, {
    staff: 'a@b.de',
    bayId: 'alpenblick-1',
    unit: unit ?? 0,
    minutes: 15,
    service: { url: 'x', title: 'x' },
    contact,
    vehicle: '',
    message: '',
    requestNumber: undefined,
  });
  expect(result).toEqual({ ok: false, code: 'slot-taken' });
  expect(await database.query('select count(*) from appointments')).toEqual(before);
});
