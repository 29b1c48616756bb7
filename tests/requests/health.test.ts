import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { apiKey } from '../support/api-keys';
import { radhaus } from '../support/command';
import { temporaryFolder } from '../support/database-server';
import { openDesk } from '../support/desk';
import { freshDatabase } from '../support/fresh-database';
import { textOf } from '../support/html-forms';
import { startShopProcess } from '../support/running-shop';
import { launchShop } from '../support/shop-process';

const database = await freshDatabase();
const clock = path.join(await temporaryFolder('clock-'), 'ahead');
const shared = {
  DATABASE_URL: database.url,
  DATA_DIR: await temporaryFolder('radhaus-shared-'),
  SESSION_SECRET: 'one-secret-of-all-nodes-in-this-file',
};
const shop = await startShopProcess(shared);
const leader = await openDesk(database, shop, 'leitung', null);
const key = await apiKey(database);
const HEALTH = '/muster/tresen/zustand';

interface Fault {
  name: string;
  /** Of the node that starts then. */
  environment?: Record<string, string>;
  make?: () => Promise<unknown>;
  mend?: () => Promise<unknown>;
  /** In the log of the start, and by doctor. */
  text: RegExp;
  /** At the desk, with what to do. */
  words: RegExp;
}

const query = (text: string, values?: unknown[]) => () => database.query(text, values);
const SUBSCRIPTION = randomUUID();

const faults: Fault[] = [
  {
    name: 'a clock that is three hours ahead',
    environment: {
      CLOCK_FILE: clock,
      NODE_OPTIONS: `--import ${path.join(import.meta.dirname, '../support/moving-clock.mjs')}`,
    },
    text: /the clock of node \S+:\d+ is 3 h ahead of the database's: set both by NTP/,
    words: /Die Uhr des Servers \S+:\d+ geht gegenüber der Datenbank 3 Stunden vor\. Bitte die Uhren/,
  },
  {
    name: 'photos in a folder of its own',
    environment: { DATA_DIR: await temporaryFolder('radhaus-own-') },
    text: /photos is not the folder of photos of \S+:\d+: let all nodes share DATA_DIR\/photos/,
    words: /Fotos liegen nicht im selben Ordner wie bei \S+:\d+\. Bitte den Ordner DATA_DIR\/photos/,
  },
  {
    name: 'another SESSION_SECRET',
    environment: { SESSION_SECRET: 'a-secret-that-no-other-node-in-here-has' },
    text: /SESSION_SECRET is not the same everywhere \(\S+:\d+, \S+:\d+\): set the same one for all nodes/,
    words: /SESSION_SECRET ist nicht überall gleich .* Bitte für alle Server dasselbe setzen/,
  },
  {
    name: 'a mail server that is down',
    environment: { SMTP_URL: 'smtp://127.0.0.1:1' },
    text: /the mail server 127\.0\.0\.1:1 takes no mail: .*ECONNREFUSED.*: check SMTP_URL/,
    words: /Der Mailserver 127\.0\.0\.1:1 nimmt keine E-Mails an\. Bitte SMTP_URL/,
  },
  {
    name: 'a mail that waits for hours',
    make: query(
      `insert into mails (recipient, sender_name, subject, text, html, created_at)
       values ('a@b.example', 'A', 'Hängt', 'T', 'T', now() - interval '2 hours')`,
    ),
    mend: query("delete from mails where subject = 'Hängt'"),
    text: /1 mails wait to be sent, the oldest since .*Z: see whether the mail server answers/,
    words: /1 E-Mails warten, die älteste seit .* Uhr\. Bitte prüfen/,
  },
  {
    name: 'a job that nobody begins',
    make: query(
      "select graphile_worker.add_job('of-no-version', '{}'::json, run_at => now() - interval '1 hour')",
    ),
    mend: query(
      'delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = $1)',
      ['of-no-version'],
    ),
    text: /job of-no-version hangs: 1, the oldest since .*: see the log of the nodes/,
    words: /Aufgabe of-no-version hängt: 1, am längsten seit .* Bitte das Protokoll/,
  },
  {
    name: 'a job that does not end',
    make: query(
      `insert into graphile_worker._private_tasks (identifier) values ('never-ends') on conflict do nothing;
       select graphile_worker.add_job('never-ends', '{}'::json);
       update graphile_worker._private_jobs set attempts = 3
         where task_id = (select id from graphile_worker._private_tasks where identifier = 'never-ends')`,
    ),
    mend: query(
      "delete from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'never-ends')",
    ),
    text: /job never-ends hangs: 1/,
    words: /Aufgabe never-ends hängt: 1/,
  },
  {
    name: 'a payment that nobody decides',
    make: query(
      `insert into payments (id, subject, provider, amount_cents, state, reference, created_at, asked_at)
       values ($1, 'cart:x', 'paypal', 100, 'capturing', 'HANGS', now() - interval '1 hour', now() + interval '1 day')`,
      [randomUUID()],
    ),
    mend: query("delete from payments where reference = 'HANGS'"),
    text: /payments by paypal hang: 1, the oldest since .*: look at them in the provider's own pages/,
    words: /Zahlungen über PayPal hängen: 1, .* Bitte beim Zahlungsdienst nachsehen/,
  },
  {
    name: 'a webhook that does not arrive',
    make: async () => {
      await database.query(
        `insert into subscriptions (id, key_id, url, types, secret, cursor, created_at)
         select $1, id, 'https://lager.example/neu', '["stock.changed"]', '', '', now() from api_keys limit 1`,
        [SUBSCRIPTION],
      );
      await database.query(
        `insert into deliveries (subscription_id, type, subject, body, created_at, next_at, attempts, failure)
         values ($1, 'test', 'x', '{}', now() - interval '2 hours', now() + interval '1 day', 3, 'HTTP 500')`,
        [SUBSCRIPTION],
      );
    },
    mend: query('delete from subscriptions where id = $1', [SUBSCRIPTION]),
    text: /events for https:\/\/lager\.example\/neu wait: 1, the oldest since .*: call whoever runs it/,
    words:
      /Meldungen an https:\/\/lager\.example\/neu warten: 1, .* Bitte den Betreiber des Programms anrufen/,
  },
];

const newer: Pick<Fault, 'text' | 'words'> = {
  text: /the database is newer than this program \(1 unknown migrations\): start the version that migrated it/,
  words: /Die Datenbank ist neuer als dieses Programm .* Bitte die Version starten/,
};

const doctor = (environment: Record<string, string> = {}) =>
  radhaus({ url: database.url, environment: { ...shared, ...environment } }, 'doctor').then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );

const desk = async () => textOf((await leader.open(HEALTH)).text);

const lightOfMails = async () => /data-light="(\w+)"/.exec((await leader.open(HEALTH)).text)?.[1];

/** What the log of a start, doctor and the desk say, in this order. */
async function allSay(environment: Record<string, string> = {}) {
  const reports = () =>
    database.value<string>('select checked_at::text as at from health_reports where id = 2');
  const before = await reports();
  const node = await launchShop({ ...shared, ...environment });
  try {
    await expect.poll(reports, { timeout: 20_000 }).not.toBe(before);
    const atDesk = await desk();
    const mails = await lightOfMails();
    const told = await doctor(environment.SMTP_URL ? { SMTP_URL: environment.SMTP_URL } : {});
    return { log: node.log(), told, atDesk, mails };
  } finally {
    await node.stop();
  }
}

it('nothing is said while all is well', async () => {
  expect(key).not.toBe('');
  writeFileSync(clock, '0');
  const { log, told, atDesk, mails } = await allSay();
  expect(told).not.toContain('BAD');
  for (const { text, words } of [...faults, newer]) {
    expect(log).not.toMatch(text);
    expect(told).not.toMatch(text);
    expect(atDesk).not.toMatch(words);
  }
  expect(mails).toBe('good');
});

/** A start shows all of them at once: none hides another. */
const starts = [
  { where: 'of a node', told: faults.filter(({ environment }) => environment) },
  { where: 'in the database', told: faults.filter(({ make }) => make) },
];

it.each(starts)('faults $where are told at start, by doctor and at the desk', async ({ told: made }) => {
  expect(made.length).toBeGreaterThan(3);
  writeFileSync(clock, String(3 * 3_600_000));
  for (const { make } of made) await make?.();
  const environment = Object.assign({}, ...made.map((fault) => fault.environment));
  const { log, told, atDesk, mails } = await allSay(environment);
  for (const { mend } of made) await mend?.();
  for (const { name, text, words } of made) {
    expect(log, name).toMatch(text);
    expect(told, name).toMatch(text);
    expect(atDesk, name).toMatch(words);
  }
  expect(mails).toBe('bad');
  expect(`${log}${told}${atDesk}`).not.toContain('secret-');
});

it('a database that is newer than the program ends a start, and is told by doctor and by nodes that still run', async () => {
  const insert = "insert into migrations (hash, created_at) values ('of a later version', $1)";
  await database.query(insert, [Date.now() * 2]);
  const failure = await launchShop(shared).catch((error: Error) => error.message);
  const told = await doctor();
  await leader.press(HEALTH, 'Jetzt prüfen');
  await expect.poll(desk, { timeout: 20_000 }).toMatch(newer.words);
  await database.query("delete from migrations where hash = 'of a later version'");
  expect(failure).toContain(
    'The database is newer than this version (1 unknown migrations): start the version',
  );
  expect(told).toMatch(newer.text);
  expect(told).not.toContain('ok   migrations are there');
});
