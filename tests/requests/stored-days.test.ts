import { expect, it } from 'vitest';
import { radhaus } from '../support/command';
import { jobFaults } from '../support/odd-day-jobs';
import { openOddDayShop } from '../support/odd-day-shop';

const { database, shop, pages, writer, faultsOf } = await openOddDayShop();

/** Without them all pages would be that of the sign-in. */
const opensPages = /sessions|api_keys/;

it('odd days in all columns at once are no error of a page, a call, a job or the doctor', async () => {
  const columns = (await writer.dayColumns()).filter(({ table }) => !opensPages.test(table));
  expect(pages.length).toBeGreaterThan(100);
  let withRows = 0;
  for (const [round, column] of columns.entries()) {
    const { changed, refused } = await writer.writeOddDays(column, round);
    expect(refused.filter((told) => !/check constraint/.test(told))).toEqual([]);
    if (changed > 0) withRows += 1;
  }
  expect(withRows).toBeGreaterThan(80);
  expect(await faultsOf(pages)).toEqual([]);
  expect(await jobFaults(database)).toEqual([]);
  const { stdout, stderr = '' } = await radhaus(database, 'doctor').catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  expect(stdout).toContain('ok   settings of all locations are valid');
  expect(`${stdout}${stderr}`).not.toMatch(/RangeError|TypeError|Invalid Date|NaN|Infinity| {4}at /);
  expect(shop.newErrors()).toEqual([]);
}, 300_000);
