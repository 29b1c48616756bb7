import fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished, vi } from 'vitest';
import { inTransaction } from '~/platform/database/transaction.server';
import { type Mail, queueMail, queueMails, queueMailWith } from '~/platform/mail/outbox.server';
import { freshDatabase } from '../support/fresh-database';
import { startMailServer } from '../support/mail-server';
import { request } from '../support/request';
import { startShop, startShopProcess } from '../support/running-shop';

const database = await freshDatabase();
const DATABASE_URL = database.url;
const now = new Date();
const mail: Mail = {
  kind: 'order-confirmation',
  recipient: 'kundin@example.de',
  senderName: 'Autohaus Größe & Söhne',
  replyTo: 'laden@example.de',
  subject: 'Ihre Bestellung',
  text: 'Grüße',
  html: '<p>Grüße</p>',
};

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  onTestFinished(() => server.stop());
  return server;
}

function unsent() {
  return database.query('select 1 from mails where sent_at is null');
}

it('a mail of a committed transaction goes out exactly once, that of a rolled back one never', async () => {
  const smtp = await mailServer();
  await startShop({ DATABASE_URL, SMTP_URL: smtp.url });
  await startShop({ DATABASE_URL, SMTP_URL: smtp.url });
  await inTransaction(database.context, async (tx) => {
    await queueMail(tx.db, { ...mail, subject: 'Nie' }, now);
    throw new Error('rolled back');
  }).catch(() => undefined);
  await inTransaction(database.context, (tx) => queueMail(tx.db, mail, now));

  await smtp.received(1);
  await wait(1_500);
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]).toMatchObject({
    subject: 'Ihre Bestellung',
    from: { name: 'Autohaus Größe & Söhne', address: 'shop@radhaus.example' },
    to: [{ address: 'kundin@example.de' }],
    replyTo: [{ address: 'laden@example.de' }],
    text: expect.stringContaining('Grüße'),
    html: expect.stringContaining('<p>Grüße</p>'),
  });
  expect(await unsent()).toEqual([]);
});

it('a mail takes its attachment along', async () => {
  const smtp = await mailServer();
  await startShop({ DATABASE_URL, SMTP_URL: smtp.url });
  const content = Buffer.from([0, 13, 10, 255, 46, 13, 10]);
  const attachment = { name: 'Rechnung-RE-000001.pdf', contentType: 'application/pdf', content };
  await inTransaction(database.context, (tx) => queueMailWith(tx.db, mail, [attachment], now));
  const [received] = await smtp.received(1);
  const [found, ...more] = received?.attachments ?? [];
  expect(more).toEqual([]);
  expect(found).toMatchObject({ filename: attachment.name, mimeType: attachment.contentType });
  expect(Buffer.from(found?.content as ArrayBuffer)).toEqual(content);
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), 10_000);
});

it('a mail waits while nobody takes it, and goes out once somebody does', async () => {
  const first = await startMailServer();
  const shop = await startShop({ DATABASE_URL, SMTP_URL: first.url });
  await first.stop();
  await queueMail(database.db, mail, now);
  shop.expectError('"part":"jobs"');
  await vi.waitFor(() => expect(shop.log()).toContain('ECONNREFUSED'), { timeout: 10_000 });
  expect(await unsent()).toHaveLength(1);

  const second = await mailServer({ port: first.port });
  await second.received(1, 20_000);
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), 10_000);
});

it('a mail that a killed node did not finish is sent by the next one', async () => {
  let reached = false;
  const silent = await mailServer({
    accept: () => {
      reached = true;
      return new Promise(() => undefined);
    },
  });
  const killed = await startShopProcess({ DATABASE_URL, SMTP_URL: silent.url });
  await queueMail(database.db, mail, now);
  await vi.waitFor(() => expect(reached).toBe(true), { timeout: 10_000 });
  await killed.kill9();
  expect(await unsent()).toHaveLength(1);
  // A killed node's jobs are free again after two minutes: they are over.
  await database.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '3 minutes'
     where locked_at is not null`,
  );

  const smtp = await mailServer();
  await startShop({ DATABASE_URL, SMTP_URL: smtp.url });
  await smtp.received(1, 20_000);
});

it('a node lives on when its connection breaks while a mail server keeps it waiting', async () => {
  let reached = false;
  const smtp = await mailServer({
    accept: async () => {
      reached = true;
      await wait(500);
    },
  });
  const shop = await startShop({ DATABASE_URL, SMTP_URL: smtp.url });
  await queueMail(database.db, mail, now);
  await vi.waitFor(() => expect(reached).toBe(true), { timeout: 10_000 });
  shop.expectError('"part":"jobs"');
  await database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await wait(1_000);
  expect((await request({ port: shop.port, path: '/muster' })).status).toBe(200);
  await vi.waitFor(async () => expect(await unsent()).toEqual([]), { timeout: 20_000, interval: 100 });
});

it('without SMTP_URL a mail becomes a file', async () => {
  const shop = await startShop({ DATABASE_URL });
  await queueMail(database.db, { ...mail, subject: 'In eine Datei' }, now);
  const folder = path.join(shop.dataDir, 'mail');
  await vi.waitFor(
    async () => {
      const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.eml'));
      const parsed = await Promise.all(
        names.map(async (name) => PostalMime.parse(await fs.readFile(path.join(folder, name)))),
      );
      expect(parsed.map(({ subject }) => subject)).toEqual(['In eine Datei']);
    },
    { timeout: 10_000 },
  );
});

it('a server of half a second a mail takes those of 200 orders a minute, and pages do not wait', async () => {
  const [count, perMinute] = [80, 400];
  const smtp = await mailServer({ accept: () => wait(500) });
  const { port } = await startShop({ DATABASE_URL, SMTP_URL: smtp.url });
  await queueMails(
    database.db,
    Array.from({ length: count }, () => mail),
    now,
  );
  const pages: number[] = [];
  const until = performance.now() + (count / perMinute) * 60_000;
  while (smtp.mails.length < count && performance.now() < until) {
    const started = performance.now();
    expect((await request({ port, path: '/muster' })).status).toBe(200);
    pages.push(performance.now() - started);
    await wait(100);
  }
  expect(smtp.mails).toHaveLength(count);
  expect(pages.sort((a, b) => a - b)[Math.floor(pages.length / 2)]).toBeLessThan(500);
}, 30_000);
