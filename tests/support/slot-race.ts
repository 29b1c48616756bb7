import { expect } from 'vitest';
import type { TestDatabase } from './fresh-database';
import { startShop } from './running-shop';
import { Visitor } from './visitor';

const AT_ONCE = 20;
const path = '/alpenblick/termine/oelwechsel';

/** Statuses of a page's answer, and of the answer to a script, which is no page: rendering nineteen takes most of a round. */
const answers = {
  page: { path, held: 303, taken: 409 },
  data: { path: `${path}.data`, held: 202, taken: 409 },
} as const;

/** Each round twenty shoppers on two nodes want one slot, and one of them gets it; what the last round left stays. */
export async function raceForSlots(
  database: TestDatabase,
  rounds: number,
  wanted: keyof typeof answers = 'page',
): Promise<void> {
  const { path: target, held: isHeld, taken } = answers[wanted];
  const environment = { DATABASE_URL: database.url, TRUSTED_PROXIES: '127.0.0.1,::1' };
  const nodes = await Promise.all([startShop(environment), startShop(environment)]);
  const nodeOf = (index: number) => nodes[index % 2] ?? expect.fail('no node');
  const page = await new Visitor(nodeOf(0)).open(path);
  const beginn = /name="beginn" value="([^"]+)"/.exec(page.text)?.[1] ?? expect.fail('no slot');
  for (let round = 0; round < rounds; round += 1) {
    // Each has a network of its own, whose attempts are counted apart.
    await database.query('delete from attempts');
    await database.query('delete from bay_units');
    const statuses = await Promise.all(
      Array.from({ length: AT_ONCE }, async (_, index) => {
        const headers = {
          'x-forwarded-for': `203.0.113.${index}`,
          origin: `http://localhost:${nodeOf(index).port}`,
        };
        const visitor = new Visitor(nodeOf(index));
        return (await visitor.send({ path: target, form: { befehl: 'halten', beginn }, headers })).status;
      }),
    );
    expect(
      statuses.filter((status) => status === isHeld),
      `round ${round}`,
    ).toHaveLength(1);
    expect(
      statuses.filter((status) => status === taken),
      `round ${round}`,
    ).toHaveLength(AT_ONCE - 1);
    const held = await database.query('select distinct appointment_id from bay_units');
    expect(held, `round ${round}`).toHaveLength(1);
  }
}
