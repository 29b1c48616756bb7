import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { openSandbox } from '../support/paying';
import { startShop } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const database = await freshDatabase();
const sandbox = await openSandbox();
afterAll(() => sandbox.close());
const { PAYPAL_API = '', PAYONE_API = '' } = sandbox.environment;
const SESSION_SECRET = 'ein-geheimnis-das-lang-genug-ist-um-eines-zu-sein';
const environment = { PAYPAL_API, PAYONE_API, SESSION_SECRET };
const shop = await startShop({ DATABASE_URL: database.url, ...environment });
const provider = (...words: string[]) => radhaus({ ...database, environment }, 'provider', ...words);
const secretFile = path.join(tmpdir(), `radhaus-secret-${process.pid}`);
writeFileSync(secretFile, 'nur-zum-ausprobieren\n');
const set = (...options: string[]) => provider('set', ...options, '--secret-file', secretFile);

async function waysAt(location: string) {
  return textOf((await new Visitor(shop).open(`/${location}/bezahlung`)).text);
}

it('an account counts for the locations of its company, at once and on every node', async () => {
  expect(await waysAt('muster')).not.toContain('PayPal');
  const { stdout } = await set('paypal', '--company', 'muster', '--client-id', 'probe');
  expect(stdout).toContain('paypal of muster is stored (test)');
  await vi.waitFor(async () => expect(await waysAt('muster')).toContain('PayPal'), 5_000);
  expect(await waysAt('hafen')).not.toContain('PayPal');
  const secret = await database.value<string>('select secret from provider_accounts');
  expect(secret).not.toContain('ausprobieren');
  const listed = await provider('list');
  expect(listed.stdout).toContain('company muster');
  expect(listed.stdout).not.toContain('ausprobieren');
});

it('an account of a location comes first, and is gone once it is removed', async () => {
  const numbers = ['--merchant-id', '10000', '--portal-id', '20000', '--account-id', '30000'];
  const { stdout } = await set('payone', '--location', 'stadtwerk', ...numbers);
  await vi.waitFor(async () => expect(await waysAt('stadtwerk')).toContain('Kreditkarte'), 5_000);
  expect(await waysAt('standard')).not.toContain('Kreditkarte');
  const id = /[0-9a-f-]{36}/.exec(stdout)?.[0] ?? '';
  await provider('remove', id);
  await vi.waitFor(async () => expect(await waysAt('stadtwerk')).not.toContain('Kreditkarte'), 5_000);
});

it.each([
  [['paypal', '--company', 'muster'], '--client-id'],
  [['payone', '--company', 'muster', '--merchant-id', 'zehn'], '--merchant-id, --portal-id, --account-id'],
  [['stripe', '--company', 'muster'], 'expected paypal or payone'],
  [['paypal', '--client-id', 'x'], 'either a company or a location'],
  [['paypal', '--client-id', 'x', '--company', 'a', '--location', 'b'], 'either a company or a location'],
  [['paypal', '--client-id', 'x', '--company', 'niemand'], 'no company "niemand"'],
  [['paypal', '--client-id', 'x', '--location', 'nirgends'], 'no location "nirgends"'],
])('refuses %j', async (options, words) => {
  await expect(set(...options)).rejects.toMatchObject({ stderr: expect.stringContaining(words) });
});

it('refuses a secret that cannot be read, and to remove what is not there', async () => {
  const options = ['paypal', '--company', 'muster', '--client-id', 'x', '--secret-file', '/nirgends'];
  await expect(provider('set', ...options)).rejects.toMatchObject({
    stderr: expect.stringContaining('cannot be read'),
  });
  await expect(provider('remove', 'x')).rejects.toMatchObject({
    stderr: expect.stringContaining('There is no account x.'),
  });
});

it('doctor tells what is missing, and that paydirekt ended', async () => {
  const { stdout } = await radhaus({ ...database, environment }, 'doctor').catch(
    (error: { stdout: string }) => error,
  );
  expect(stdout).toContain('PayPal is offered at muster');
  expect(stdout).toMatch(/Kreditkarte has no account and is not offered at [^:]*stadtwerk/);
  expect(stdout).toContain('PDT (paydirekt), which ended in 2024');
});
