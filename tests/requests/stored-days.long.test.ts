import { expect, it } from 'vitest';
import { jobFaults } from '../support/odd-day-jobs';
import { openOddDayShop } from '../support/odd-day-shop';

const { database, shop, pages, writer, faultsOf } = await openOddDayShop();
const columns = await writer.dayColumns();

/** Of eleven odd days; rows of lists have the others at the same time. */
const ROUNDS = [0, 4, 8];
let withRows = 0;

it.each(columns.map((column) => [`${column.table}.${column.column}`, column] as const))(
  'odd days in %s are no error of a page, a call or a job',
  async (name, column) => {
    const faults: string[] = [];
    for (const round of ROUNDS) {
      const { changed, refused, restore } = await writer.writeOddDays(column, round);
      expect(refused.filter((told) => !/check constraint/.test(told))).toEqual([]);
      if (changed > 0 && round === 0) withRows += 1;
      faults.push(...(await faultsOf(pages)), ...(await jobFaults(database)), ...shop.newErrors());
      await restore();
    }
    expect([...new Set(faults)], name).toEqual([]);
  },
);

it('almost all columns had rows', () => {
  expect(columns.length).toBeGreaterThan(120);
  expect(withRows).toBeGreaterThan(80);
});
