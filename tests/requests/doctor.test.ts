import { expect, it } from 'vitest';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';

const database = await freshDatabase();

it('has nothing to say against the demo network', async () => {
  const { stdout } = await radhaus(database, 'doctor');
  expect(stdout).toContain('ok   settings of all locations are valid');
  expect(stdout).not.toContain('BAD');
});

it('names each stored setting that its schema refuses, by location and column, and ends with an error', async () => {
  await database.query(
    `update locations set payments = '{"paymentProvider": "klarna"}', checkout = '{"reservationDays": "drei"}'
     where url = 'kassel'`,
  );
  await database.query(`update companies set bank = '{"iban": "DE1"}' where code = 'efa'`);
  await database.query(`update locations set company_code = 'niemand' where url = 'audi-zentrum'`);
  const failure = await radhaus(database, 'doctor').catch((error: { code: number; stdout: string }) => error);
  expect(failure).toMatchObject({ code: 1 });
  for (const line of [
    'location kassel: payments.paymentProvider is ignored: ',
    'company efa: bank.iban is ignored: keine IBAN',
    'company efa: bank.inhaber is ignored: ',
    'location audi-zentrum: companyCode is ignored: there is no company "niemand"',
    'location kassel: checkout.reservationDays is ignored: ',
  ])
    expect(failure.stdout).toContain(`BAD  ${line}`);
});

it('names a colour of a location that its theme cannot show', async () => {
  await database.query(`update locations set colors = '{"--accent": "#0b4a82"}' where url = 'efa'`);
  const failure = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
  expect(failure.stdout).toContain('BAD  location efa: colors.--accent #0b4a82 is left out');
  expect(failure.stdout).not.toContain('BAD  location kassel: colors');
});
