import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { signIn } from '../support/accounts';
import { radhausProcess as radhaus } from '../support/command-process';
import { freshDatabase } from '../support/fresh-database';
import { smallNetworkFolder } from '../support/network-folder';
import { request } from '../support/request';
import { startShopProcess } from '../support/running-shop';
import { Visitor } from '../support/visitor';

const production = { DEPLOYMENT_ENVIRONMENT: 'production', SESSION_SECRET: 's'.repeat(40) };
const refused = (command: Promise<{ stdout: string }>) =>
  command.then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );

/** Locations under ids that the demo does not have. */
function ownNetwork(): string {
  const folder = smallNetworkFolder();
  const file = join(folder, 'locations.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"loc-', '"own-'));
  return folder;
}

it('an empty database stays empty in production, and the shop says how to begin', async () => {
  const database = await freshDatabase('empty');
  const shop = await startShopProcess({ ...production, DATABASE_URL: database.url });
  expect(shop.log()).toContain('The database has no network: load yours with "radhaus seed FOLDER"');
  expect(await database.query('select 1 from locations union all select 1 from users')).toEqual([]);
  const { status, text } = await request({ port: shop.port, path: '/readyz' });
  expect([status, text]).toEqual([
    200,
    expect.stringMatching(/^ready\nThe database has no network: load yours/),
  ]);
  const front = await request({ port: shop.port, path: '/' });
  expect([front.status, front.text]).toEqual([503, expect.stringContaining('Hier entsteht ein Shop')]);
  const { code, stdout } = await refused(radhaus(database, 'doctor'));
  expect([code, stdout]).toEqual([1, expect.stringContaining('BAD  The database has no network')]);
});

it.each(['production', 'test'])('RADHAUS_NETWORK fills an empty database, in %s', async (deployment) => {
  const database = await freshDatabase('empty');
  const folder = ownNetwork();
  cpSync(join(import.meta.dirname, '../../app/commands/demo/users.json'), join(folder, 'users.json'));
  const shop = await startShopProcess({
    ...production,
    DEPLOYMENT_ENVIRONMENT: deployment,
    DATABASE_URL: database.url,
    RADHAUS_NETWORK: folder,
  });
  expect((await request({ port: shop.port, path: '/muster' })).status).toBe(200);
  const ids = await database.query<{ id: string }>('select id from locations');
  expect((await request({ port: shop.port, path: '/readyz' })).text).toBe('ready\n');
  expect(ids.every(({ id }) => id.startsWith('own-'))).toBe(true);
  const users = await database.query('select 1 from users');
  expect(users).toHaveLength(deployment === 'production' ? 0 : 2);
});

it('a folder of RADHAUS_NETWORK that is not there ends the start with its files', async () => {
  const database = await freshDatabase('empty');
  const environment = { DATABASE_URL: database.url, RADHAUS_NETWORK: '/gibt/es/nicht' };
  const failure = String(await startShopProcess(environment).catch((error: Error) => error.message));
  expect(failure).toContain('hosts.json: Datei fehlt');
  expect(failure).not.toContain('    at ');
});

it.each(['999.1.1.1', '192.0.2.7'])(
  'HOST %s, which is none of this machine, ends the start',
  async (HOST) => {
    const database = await freshDatabase();
    const environment = { DATABASE_URL: database.url, HOST };
    const failure = String(await startShopProcess(environment).catch((error: Error) => error.message));
    expect(failure).toContain(`HOST is "${HOST}", expected an address of this machine.`);
    expect(failure).not.toContain('    at ');
  },
);

it('accounts with published passwords cannot sign in in production, and doctor names them', async () => {
  const database = await freshDatabase();
  const before = await startShopProcess({ DATABASE_URL: database.url });
  const signedIn = new Visitor(before);
  const credentials = [
    ['kundin@example.de', 'Sommerreifen-2026'],
    ['mitarbeiter@example.de', 'Winterreifen-2026'],
  ] as const;
  const page = await signIn(signedIn, '/muster', ...credentials[0]);
  expect(page.path).toBe('/muster/account');
  await radhaus(
    database,
    'user',
    'create',
    'rita@example.de',
    '--first-name',
    'R',
    '--last-name',
    'R',
    '--noa',
  );
  await database.query(
    `update users set password_hash = (select password_hash from users where email = 'kundin@example.de')
     where email = 'rita@example.de'`,
  );

  const shop = await startShopProcess({ ...production, DATABASE_URL: database.url });
  expect(await database.query('select 1 from sessions where user_id is not null')).toEqual([]);
  for (const [email, password] of [...credentials, ['rita@example.de', 'Sommerreifen-2026'] as const])
    expect((await signIn(new Visitor(shop), '/muster', email, password)).status).toBe(401);

  const doctor = await refused(radhaus(database, 'doctor'));
  expect(doctor.stdout).not.toContain('published');
  const strict = await refused(radhaus({ url: database.url, environment: production }, 'doctor'));
  expect(strict.code).toBe(1);
  for (const [email] of [...credentials, ['rita@example.de']])
    expect(strict.stdout).toMatch(new RegExp(`BAD .*published password.*${email}`));
  expect(strict.stdout).toContain('BAD  the demo network is stored');
});

it('an import of another network into the demo offers to replace it, and that works', async () => {
  const database = await freshDatabase();
  const folder = ownNetwork();
  const { code, stderr } = await refused(radhaus(database, 'import', folder));
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    `The database has the demo network, and ${folder} has another one: "radhaus seed ${folder}" replaces the demo by it.`,
  ]);
  const count = await database.value<number>('select count(*)::int from locations where id like $1', [
    'loc-%',
  ]);
  expect(count).toBeGreaterThan(0);
  await radhaus(database, 'seed', folder);
  expect(await database.query("select 1 from locations where id like 'loc-%'")).toEqual([]);
  const again = await refused(radhaus(database, 'import', join(folder, 'hosts.json')));
  expect(again.code).toBe(0);
});
