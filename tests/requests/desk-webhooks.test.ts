import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { apiOf } from '../support/api';
import { apiKey } from '../support/api-keys';
import { openDesk } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { Visitor } from '../support/visitor';

let answer = 200;
const received: string[] = [];
const receiver = http.createServer((request, response) => {
  request.resume().on('end', () => {
    received.push(`${request.url}`);
    response.writeHead(answer).end();
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

const { database, shop } = await freshShop({ environment: { WEBHOOK_TARGETS: origin } });
const api = apiOf(shop);
const HOOKS = '/muster/tresen/webhooks';
const central = await openDesk(database, shop, 'leitung', null);

beforeEach(() => {
  answer = 200;
  received.length = 0;
});

async function subscribe(path: string, types = ['stock.changed'], told: Parameters<typeof apiKey>[1] = {}) {
  const token = await apiKey(database, told);
  const { body } = await api('POST', '/api/v1/subscriptions', { json: { url: origin + path, types }, token });
  return { id: body.subscription._id as string, secret: body.secret as string, token };
}

const entryOf = (text: string, id: string) =>
  new RegExp(`data-webhook="${id}"[\\s\\S]*?</li>`).exec(text)?.[0] ?? '';
const post = (command: string, webhook: string, more: Record<string, string> = {}) =>
  central.post(HOOKS, { befehl: command, webhook, ...more });
const arrived = (path: string, count: number) =>
  expect.poll(() => received.filter((one) => one === path).length, { timeout: 20_000 }).toBe(count);

describe('webhooks at the desk', () => {
  it('stand with their key, their events and what arrived, the newest first', async () => {
    expect(textOf((await central.open(HOOKS)).text)).toContain('Noch hat kein Programm');
    const long = `/${'sehr-langer-pfad-'.repeat(20)}`;
    const first = await subscribe(long, ['order.placed', 'customer.changed'], { name: 'Waren & Wirtschaft' });
    const second = await subscribe('/zwei');
    const { text } = await central.open(HOOKS);
    expect(text.indexOf(second.id)).toBeLessThan(text.indexOf(first.id));
    const shown = textOf(entryOf(text, first.id));
    for (const part of [
      origin + long,
      'Waren & Wirtschaft',
      'Bestellung eingegangen, Kunde geändert',
      'noch nichts',
    ])
      expect(shown).toContain(part);
    expect(text).not.toContain(first.secret);
  });

  it('get a test, whose message stands in their list and may be sent again', async () => {
    const { id } = await subscribe('/probe');
    answer = 500;
    const done = await post('test-webhook', id);
    expect([done.status, textOf(done.text).includes('Die Probe ist unterwegs.')]).toEqual([200, true]);
    await arrived('/probe', 1);
    const page = `${HOOKS}/${id}`;
    await expect
      .poll(async () => textOf((await central.open(page)).text), { timeout: 10_000 })
      .toContain('HTTP 500');
    expect(textOf((await central.open(page)).text)).toContain('nächster Versuch');
    answer = 200;
    await database.query('update deliveries set next_at = now() where subscription_id = $1', [id]);
    await arrived('/probe', 2);
    await expect
      .poll(async () => (await central.open(`${page}?stand=delivered`)).text, { timeout: 10_000 })
      .toContain('data-state="delivered"');
    expect(textOf((await central.open(`${page}?stand=dead`)).text)).toContain('Hier ist nichts.');
    const shown = await central.open(`${page}?stand=egal`);
    const [, delivery = ''] = /data-delivery="([^"]+)"/.exec(shown.text) ?? [];
    const again = await central.post(page, { befehl: 'replay-delivery', nachricht: delivery });
    expect(textOf(again.text)).toContain('noch einmal gesendet');
    await arrived('/probe', 3);
  }, 90_000);

  it('get a new secret, which is shown once, while the older signs for a day', async () => {
    const { id, secret } = await subscribe('/geheim');
    const made = await post('rotate-secret', id);
    const [, fresh = ''] = /data-new-secret="[^"]*">([^<]+)</.exec(made.text) ?? [];
    expect([made.status, fresh.startsWith('whsec_'), fresh === secret]).toEqual([200, true, false]);
    expect((await central.open(HOOKS)).text).not.toContain(fresh);
    const older = await database.value<boolean>(
      `select older_until > now() + interval '23 hours' as older from subscriptions where id = $1`,
      [id],
    );
    expect(older).toBe(true);
    expect(textOf((await central.open('/muster/tresen/protokoll')).text)).toContain('neues Geheimnis für');
  });

  it('end, and are silent without their key', async () => {
    const { id, token } = await subscribe('/ende');
    expect(textOf((await post('end-webhook', id)).text)).toContain('Der Webhook ist beendet.');
    expect(entryOf((await central.open(HOOKS)).text, id)).toBe('');
    expect((await api('GET', '/api/v1/subscriptions', { token })).body.data).toEqual([]);
    for (const command of ['test-webhook', 'rotate-secret', 'end-webhook'])
      expect((await post(command, id)).status).toBe(409);
    expect((await central.open(`${HOOKS}/${id}`)).status).toBe(404);
    const silent = await subscribe('/stumm');
    await database.query(
      `update api_keys set revoked_at = now() where id = (select key_id from subscriptions where id = $1)`,
      [silent.id],
    );
    expect(entryOf((await central.open(HOOKS)).text, silent.id)).toContain('Schlüssel gilt nicht mehr');
    const refused = await post('test-webhook', silent.id);
    expect([refused.status, textOf(refused.text).includes('widerrufen oder abgelaufen')]).toEqual([
      409,
      true,
    ]);
  });

  it('take nothing that is not offered, nor a message of another', async () => {
    const { id } = await subscribe('/eins');
    const other = await subscribe('/anderer');
    await post('test-webhook', other.id);
    const deliveryId = await database.value<string>('select id from deliveries where subscription_id = $1', [
      other.id,
    ]);
    for (const [command, webhook, status] of [
      ['drop-all', id, 403],
      ['', id, 403],
      ['test-webhook', randomUUID(), 409],
      ['test-webhook', "x'; drop table deliveries; --", 409],
      ['replay-delivery', id, 409],
    ] as const)
      expect([command, (await post(command, webhook)).status]).toEqual([command, status]);
    const foreign = await central.post(`${HOOKS}/${id}`, {
      befehl: 'replay-delivery',
      nachricht: deliveryId ?? '',
    });
    expect(foreign.status).toBe(409);
    const rotated = await central.post(`${HOOKS}/${id}`, { befehl: 'rotate-secret' });
    expect(rotated.status).toBe(403);
    for (const path of [randomUUID(), 'x', '%00'])
      expect([400, 404]).toContain((await central.open(`${HOOKS}/${path}`)).status);
  });

  it('are for who leads all locations, and nobody else', async () => {
    const { id } = await subscribe('/fremd');
    for (const [role, place] of [
      ['leitung', 'muster'],
      ['verkauf', null],
      ['werkstatt', 'muster'],
    ] as const) {
      const visitor = await openDesk(database, shop, role, place);
      for (const path of [HOOKS, `${HOOKS}/${id}`]) expect((await visitor.open(path)).status, role).toBe(404);
      const form = { befehl: 'end-webhook', webhook: id };
      expect((await visitor.post(HOOKS, form)).status, role).toBe(404);
      expect((await visitor.open('/muster/tresen')).text).not.toContain('>Webhooks<');
    }
    expect((await new Visitor(shop).open(HOOKS)).path).toContain('/login');
    expect(entryOf((await central.open(HOOKS)).text, id)).not.toBe('');
  });
});
