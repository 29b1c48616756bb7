import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { queueMail } from '~/platform/mail/outbox.server';
import { radhaus } from '../support/command';
import { freshDatabase } from '../support/fresh-database';
import { startMailServer } from '../support/mail-server';

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

it('names entries of locations that name no category or service', async () => {
  const hidden = [
    { _id: 'cat-weg', url: 'dachboxen' },
    { _id: 'cat-dachboxen', url: 'kindersitze' },
    { _id: 'cat-kindersitze', url: 'kindersitze' },
  ];
  await database.query(`update locations set categories = $1 where url = 'hafen'`, [
    JSON.stringify({ categoryBlacklist: hidden }),
  ]);
  await database.query(
    `update locations set workshop = workshop || '{"serviceListe": ["inspektion", "weg"], "services": [{"url": "fort", "available": true}]}'
     where url = 'standard'`,
  );
  const { stdout } = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
  const names = 'location hafen: categoryBlacklist names no category with _id';
  expect(stdout).toContain(`BAD  ${names} "cat-weg" and url "dachboxen": nothing is hidden`);
  expect(stdout).toContain(`BAD  ${names} "cat-dachboxen" and url "kindersitze": "dachboxen" is hidden`);
  expect(stdout).not.toContain(`${names} "cat-kindersitze"`);
  expect(stdout).toContain('note location standard: services or serviceListe names no service: fort, weg');
});

it('names each account in test mode in production, and only there', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'radhaus-'));
  const secretFile = path.join(folder, 'secret');
  await writeFile(secretFile, 'geheim');
  const environment = { SESSION_SECRET: 's'.repeat(40), SMTP_URL: 'smtp://localhost:1' };
  const owner = ['--location', 'hafen', '--client-id', 'probe', '--secret-file', secretFile];
  await radhaus({ url: database.url, environment }, 'provider', 'set', 'paypal', ...owner);
  const payone = {
    PAYONE_MERCHANT_ID: '1',
    PAYONE_PORTAL_ID: '2',
    PAYONE_ACCOUNT_ID: '3',
    PAYONE_SECRET: 'geheim',
    PAYONE_MODE: 'test',
  };
  const tests = { ...environment, ...payone, PAYPAL_API: 'https://api-m.sandbox.paypal.com' };
  expect(await findings(tests)).not.toContain('without money');
  const production = await findings({ ...tests, DEPLOYMENT_ENVIRONMENT: 'production' });
  for (const text of [
    'PAYONE_MODE is test',
    "PAYPAL_API is PayPal's sandbox",
    'the paypal account of hafen is in test mode',
  ])
    expect(production).toContain(`BAD  ${text}: orders count as paid without money`);
  await database.query('delete from provider_accounts');
  const live = { ...environment, ...payone, PAYONE_MODE: 'live', DEPLOYMENT_ENVIRONMENT: 'production' };
  expect(await findings(live)).not.toContain('without money');
});

it('names a colour of a location that its theme cannot show', async () => {
  await database.query(`update locations set colors = '{"--accent": "#0b4a82"}' where url = 'efa'`);
  const failure = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
  expect(failure.stdout).toContain('BAD  location efa: colors.--accent #0b4a82 is left out');
  expect(failure.stdout).not.toContain('BAD  location kassel: colors');
});

it('names a picture of a start page that has no hero', async () => {
  await database.query(
    `insert into entry_images (entry, source, alternative, hash)
     select 'start-page:' || id, 'hof.jpg', '', (select min(hash) from pictures) from locations where url in ('kassel', 'hafen')`,
  );
  const failure = await radhaus(database, 'doctor').catch((error: { stdout: string }) => error);
  expect(failure.stdout).toContain('BAD  location hafen: startbild is not shown, the start page has no hero');
  expect(failure.stdout).not.toContain('BAD  location kassel: startbild');
});

const findings = (environment: Record<string, string> = {}) =>
  radhaus({ url: database.url, environment }, 'doctor').then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );

it('names each redirect that is ignored, runs in a circle or a long chain, leads nowhere, or hides a page', async () => {
  const rules = [
    ['/warenkorb', '/reifen'],
    ['/muster/agb', '/reifen'],
    ['/impressum', '/reifen'],
    ['/alt-weg', '/gibt-es-nicht'],
    ['/alt-fremd', 'https://fremd.example/'],
    ['/kreis-1', '/kreis-2'],
    ['/kreis-2', '/kreis-1'],
    ...Array.from({ length: 12 }, (_, at) => [`/kette-${at}`, `/kette-${at + 1}`]),
    ['/dachboxen', '/reifen'],
    ['/gut', '/reifen'],
    ['/gut', '/alufelgen'],
  ];
  for (const [from, to] of rules)
    await database.query(
      `insert into redirect_rules (location_url, old_url, new_url, status_code) values ('muster', $1, $2, 301)`,
      [from, to],
    );
  const told = await findings();
  await database.query(`delete from redirect_rules where location_url = 'muster' and old_url = any($1)`, [
    rules.map(([from]) => from),
  ]);
  const redirect = (from: string, to: string) => `location muster: the redirect from "${from}" to "${to}"`;
  for (const line of [
    `BAD  ${redirect('/warenkorb', '/reifen')}: it hides a page that the shop needs`,
    `BAD  ${redirect('/muster/agb', '/reifen')}: it hides a page that the shop needs`,
    `BAD  ${redirect('/impressum', '/reifen')}: it hides a page that the shop needs`,
    `BAD  ${redirect('/alt-weg', '/gibt-es-nicht')}: it leads nowhere`,
    'BAD  location muster: the redirect to "https://fremd.example/" is ignored: fremd.example is not among',
    `BAD  ${redirect('/kreis-1', '/kreis-2')}: it is not followed`,
    `BAD  ${redirect('/kette-0', '/kette-1')}: it is not followed`,
    `note ${redirect('/dachboxen', '/reifen')}: it hides a page`,
    `BAD  ${redirect('/gut', '/alufelgen')}: an earlier one has the same address`,
  ])
    expect(told).toContain(line);
  expect(told).not.toContain(redirect('/gut', '/reifen'));
});

it('names a theme that is ignored, absurd sizes, labels without words, dead menu entries and pages for developers', async () => {
  const header = (path: string, value: unknown, url = 'kassel') =>
    database.query(`update locations set theme = jsonb_set(theme, $1, $2) where url = $3`, [
      `{header,${path}}`,
      JSON.stringify(value),
      url,
    ]);
  const before = await database.value<string>(`select theme::text from locations where url = 'kassel'`);
  await header('height,large', 1_000_000_000);
  await header('slogan', 'x'.repeat(3_000));
  await header('links', [
    { type: 'internalLink', to: '/reifen', label: ' ' },
    { type: 'internalLink', to: '/vhost', label: 'Hosts' },
    { type: 'internalLink', to: '/gibt-es-nicht', label: 'Weg' },
  ]);
  await database.query(`insert into navigation_contents (location_url, content) values ('hafen', $1)`, [
    JSON.stringify({
      navigationMain: [
        { title: 'Leer', link: { type: 'internalLink', to: '/menue-weg', label: 'Leer' }, children: [] },
      ],
      navigationSub: { contextText: '', links: [] },
    }),
  ]);
  await database.query(
    `insert into navigation_contents (location_url, content) values ('rheinland', '{"navigationMain": 7}')`,
  );
  const told = await findings();
  await database.query(`delete from navigation_contents where location_url in ('hafen', 'rheinland')`);
  await database.query(`update locations set theme = $1 where url = 'kassel'`, [before]);
  for (const line of [
    'note location bamberg: its theme is ignored, the fallback theme is shown: ',
    'BAD  location kassel: header.height.large is 1000000000 px',
    'BAD  location kassel: header.slogan has 3000 letters',
    'BAD  location kassel: the link to "/reifen" has no label',
    'BAD  location kassel: the link to "/vhost" leads to a page for developers',
    'note links to "/gibt-es-nicht" are left out, no page is there: kassel',
    'note links to "/menue-weg" are left out, no page is there: hafen',
    'BAD  location rheinland: its menus are invalid, the header is left out: navigationMain',
  ])
    expect(told).toContain(line);
});

it('names colours that no theme has, and a start page that leads nowhere', async () => {
  await database.query(
    `update locations set colors = '{"--fokus": "#0b4a82", "--focus": "#0b4a82"}', redirect_to = 'https://evil.example/'
     where url = 'hafen'`,
  );
  const told = await findings();
  await database.query(`update locations set colors = '{}', redirect_to = null where url = 'hafen'`);
  expect(told).toContain('BAD  location hafen: colors.--fokus is ignored, it is no colour of the themes');
  expect(told).not.toContain('hafen: colors.--focus');
  expect(told).toContain('evil.example is not among the allowedRedirectHosts');
});

it('names a hero of a page that the location does not have', async () => {
  const [before] = await database.query(`select theme from locations where url = 'kassel'`);
  const heroOf = (page: string) => ({ imageLink: 'drawing:tyre', description: 'Rad', headline: 'Rad', page });
  const pages = ['/reifen?saison=winter', '/kassel/reifen', '/Home', '/gibt-es-nicht', '/hafen/reifen'];
  await database.query(
    `update locations set theme = jsonb_set(theme::jsonb, '{header,heroContentByPage}', $1) where url = 'kassel'`,
    [JSON.stringify(pages.map(heroOf))],
  );
  const told = await findings();
  await database.query(`update locations set theme = $1 where url = 'kassel'`, [before?.theme]);
  const named = [...told.matchAll(/note location kassel: a hero .* no page "(.*)"/g)].map(([, page]) => page);
  expect(named).toEqual(['/gibt-es-nicht', '/hafen/reifen']);
});

it('names what is empty after an upgrade', async () => {
  expect(await findings()).not.toContain('is stored: ');
  await database.query('create table vehicles_before as table vehicles');
  await database.query('delete from vehicles');
  const told = await findings();
  expect(told).toContain('note nothing of vehicles.csv is stored: the vehicle finder finds nothing');
  expect(told).not.toContain('tyres.csv is stored');
});

it('tries the mail server, and shows what waits and what failed', async () => {
  const smtp = await startMailServer();
  expect(await findings({ SMTP_URL: smtp.url })).toContain(
    `ok   mail goes out by SMTP: 127.0.0.1:${smtp.port} answers`,
  );
  await smtp.stop();
  const dead = await findings({ SMTP_URL: smtp.url });
  expect(dead).toMatch(/BAD {2}the mail server 127\.0\.0\.1:\d+ takes no mail: .*ECONNREFUSED/);
  expect(dead).toContain('ok   no mail waits');
  expect(dead).toContain('ok   no job has failed');

  const old = new Date(Date.now() - 2 * 3_600_000);
  const mail = { recipient: 'a@b.example', senderName: 'A', subject: 'S', text: 'T', html: 'T' };
  await queueMail(database.db, { kind: 'refund', ...mail }, old);
  await database.query(
    `update graphile_worker._private_jobs set attempts = 12, last_error = E'connect ECONNREFUSED\n at stack'`,
  );
  const late = await findings();
  expect(late).toContain(`BAD  1 mails wait to be sent, the oldest since ${old.toISOString()}`);
  expect(late).toContain(
    'BAD  job send-mail: 1 failed, 1 of them are no longer tried; last error: connect ECONNREFUSED',
  );
  expect(late).not.toContain('at stack');
  const production = { DEPLOYMENT_ENVIRONMENT: 'production', SESSION_SECRET: 's'.repeat(40) };
  expect(await findings({ ...production, SMTP_URL: smtp.url })).toContain(
    'BAD  mail is sent from the example address Radhaus <shop@radhaus.example> (set MAIL_FROM)',
  );
});
