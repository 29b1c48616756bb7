import { describe, expect, it } from 'vitest';
import { contact, GOLF, openApiWorkshop } from '../support/api-workshop';
import { largePhoto, photoOf, photoWithPlace } from '../support/made-pictures';
import { request } from '../support/request';
import { Visitor } from '../support/visitor';

const { database, shop, api, at, guest, mailsTo } = await openApiWorkshop();

describe('a request', () => {
  const ask = (token: string, json: unknown, headers: Record<string, string> = {}, location = 'standard') =>
    api('POST', at('/requests', location), { token, json, headers });
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

  it('is stored, mailed to both sides, and takes up to five pictures', async () => {
    const token = await guest();
    const { status, body } = await ask(token, {
      service: 'bremsbelaege-vorn',
      vehicle: GOLF,
      contact,
      message: 'Es quietscht.\nVorn rechts.',
      wishDates: [day(3), day(4), day(3)],
    });
    expect(status).toBe(201);
    const [row] = await database.query<{ wish_dates: string[]; vehicle: string }>(
      'select wish_dates, vehicle from service_requests where number = $1',
      [body.number],
    );
    expect([row?.wish_dates, row?.vehicle]).toEqual([[day(3), day(4)], expect.stringContaining('Golf')]);
    expect((await mailsTo('service@autohaus-standard.example'))[0]?.text).toContain('Vorn rechts.');
    expect((await new Visitor(shop).open(new URL(body.page).pathname)).text).toContain(body.number);
    const add = (content: Buffer | string, field = 'bild', id = body.token) =>
      api('POST', at(`/requests/${id}/pictures`), { file: { field, content } });
    for (const [content, code] of [
      ['kein Bild', 415],
      [await largePhoto(), 415],
      ['', 400],
    ] as const)
      expect((await add(content)).status).toBe(code);
    expect((await add(await photoOf('#abc'), 'foto')).body.error.details[0].field).toBe('bild');
    expect((await add(await photoOf('#abc'), 'bild', 'a'.repeat(43))).status).toBe(404);
    expect((await api('POST', at(`/requests/${body.token}/pictures`), { json: {} })).status).toBe(415);
    expect((await api('POST', at(`/requests/${body.token}/pictures`))).status).toBe(415);
    for (let count = 1; count <= 5; count += 1)
      expect((await add(await photoWithPlace())).body).toEqual({ pictures: count });
    const sixth = await add(await photoOf('#abc'));
    expect([sixth.status, sixth.body.error.reason]).toEqual([409, 'too_many_pictures']);
    const stored = await database.query<{ content: Buffer }>('select content from request_pictures');
    expect(stored).toHaveLength(5);
    expect(stored.every(({ content }) => !content.includes('Exif'))).toBe(true);
  }, 60_000);

  it('has the price that was shown with its vehicle, while it holds', async () => {
    const token = await guest();
    const service = 'bremsbelaege-vorn';
    const { body: listed } = await api(
      'GET',
      `/api/v1/Dienstleistungen?standortUrl=standard&vehicle=${GOLF}`,
    );
    const { price } = listed.data.find(({ url }: { url: string }) => url === service);
    const stored = async (json: object) => {
      const { body } = await ask(token, { service, contact, ...json });
      return database.value<string>('select price from service_requests where number = $1', [body.number]);
    };
    expect(price.text).toMatch(/€/);
    expect(await stored({ vehicle: GOLF, shownPrice: price.text })).toBe(price.text);
    for (const json of [{ vehicle: GOLF }, { vehicle: GOLF, shownPrice: '1 €' }, { shownPrice: price.text }])
      expect(await stored(json)).toBe('');
  });

  it('is made once for an Idempotency-Key; its latest token counts', async () => {
    const token = await guest();
    const key = { 'idempotency-key': 'anfrage-1' };
    const json = { contact, message: 'Einmal' };
    const [first, second] = [await ask(token, json, key), await ask(token, json, key)];
    expect(second.body.number).toBe(first.body.number);
    const send = async (id: string) =>
      (
        await api('POST', at(`/requests/${id}/pictures`), {
          file: { field: 'bild', content: await photoOf('#abc') },
        })
      ).status;
    expect([await send(first.body.token), await send(second.body.token)]).toEqual([404, 201]);
  });

  it('is made anew for a key of the day before, and a picture once for its key', async () => {
    const token = await guest();
    const key = { 'idempotency-key': 'anfrage-2' };
    const first = await ask(token, { contact, message: 'Gestern' }, key);
    const other = () => ask(token, { contact, message: 'Heute' }, key);
    expect((await other()).body.error.reason).toBe('idempotency_key_reused');
    await database.query("update repeats set started_at = started_at - interval '25 hours'");
    const next = await other();
    expect([next.status, next.body.number === first.body.number]).toEqual([201, false]);
    const add = async (color: string) =>
      api('POST', at(`/requests/${next.body.token}/pictures`), {
        file: { field: 'bild', content: await photoOf(color) },
        headers: key,
      });
    expect([(await add('#abc')).body, (await add('#abc')).body]).toEqual([{ pictures: 1 }, { pictures: 1 }]);
    expect((await add('#cba')).status).toBe(422);
  });

  it('is about a service of the location, on days ahead, where requests are taken', async () => {
    const token = await guest();
    for (const [change, status, told] of [
      [{ service: 'gibt-es-nicht' }, 404, 'service_not_found'],
      [{ vehicle: 'trabant' }, 404, 'vehicle_not_found'],
      [{ wishDates: [day(2), day(0)] }, 400, 'wishDates.1'],
      [{ wishDates: [day(400)] }, 400, 'wishDates.0'],
      [{ wishDates: ['31.12.2026'] }, 400, 'wishDates.0'],
      [{ wishDates: [day(1), day(2), day(3), day(4)] }, 400, 'wishDates'],
      [{ message: 'x'.repeat(1_001) }, 400, 'message'],
      [{ vehicleText: 'www.spam.example' }, 400, 'vehicleText'],
    ] as const) {
      const { status: given, body } = await ask(token, { contact, ...change });
      const { reason, details } = body.error;
      expect([given, status === 400 ? details[0].field : reason]).toEqual([status, told]);
    }
    const [hidden] = await database.query<{ url: string }>(
      `select url from locations where (workshop->>'noServices')::boolean limit 1`,
    );
    expect(hidden).toBeDefined();
    const { status, body } = await ask(token, { contact }, {}, hidden?.url);
    expect([status, body.error.reason]).toEqual([404, 'requests_not_offered']);
  });
});

it('another site may send a picture', async () => {
  const path = at(`/requests/${'a'.repeat(43)}/pictures`);
  const { status, headers } = await request({ port: shop.port, method: 'OPTIONS', path });
  expect([status, headers['access-control-allow-methods']]).toEqual([204, 'POST, OPTIONS']);
});
