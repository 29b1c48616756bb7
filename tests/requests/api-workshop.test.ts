import { describe, expect, it } from 'vitest';
import { openAccount, PASSWORD } from '../support/accounts';
import { contact, type Day, GOLF, openApiWorkshop } from '../support/api-workshop';
import { openDesk } from '../support/desk';
import { Visitor } from '../support/visitor';

const { database, shop, api, at, guest, startsIn, slots, nextStart, units, mailsTo, hold, book } =
  await openApiWorkshop();

describe('free slots', () => {
  it('are those of the pages, with the price of the vehicle', async () => {
    const { service, minutes, sort, price, data } = await slots('oelwechsel', `?vehicle=${GOLF}`, 'muster');
    expect([service.url, minutes, sort]).toEqual(['oelwechsel', 45, 'buchen']);
    expect(price).toMatchObject({ fromCents: expect.any(Number), toCents: price.fromCents });
    const page = await new Visitor(shop).open('/muster/termine/oelwechsel');
    const shown = [...page.text.matchAll(/name="beginn" value="([^"]+)"/g)].map(([, value = '']) => value);
    expect(
      startsIn((await slots('oelwechsel', '', 'muster')).data).map((one) => `${one.slice(0, 16)}Z`),
    ).toEqual(shown);
    const [first] = data[0].slots;
    expect(new Date(first.endsAt).getTime() - new Date(first.startsAt).getTime()).toBe(45 * 60_000);
    const ranged = await slots('oelwechsel', '', 'muster');
    expect([ranged.sort, ranged.price.toCents > ranged.price.fromCents]).toEqual(['anfragen', true]);
  });

  it('are those of some days only', async () => {
    const all = (await slots()).data as Day[];
    const few = (await slots('oelwechsel', '?days=7')).data as Day[];
    expect(few.length).toBeLessThan(all.length);
    expect(few).toEqual(all.slice(0, few.length));
    for (const days of ['0', '181', '-1', '1.5', 'x', '']) {
      const { status, body } = await api('GET', at(`/services/oelwechsel/slots?days=${days}`));
      expect([days, status, body.error.details[0].field]).toEqual([days, 400, 'days']);
    }
  });

  it('are none for what has none, and for nobody’s vehicle', async () => {
    for (const [service, location, query, reason] of [
      ['gibt-es-nicht', 'standard', '', 'service_not_bookable'],
      ['serviceAnfrage', 'standard', '', 'service_not_bookable'],
      ['oelwechsel', 'kassel', '', 'service_not_bookable'],
      ['oelwechsel', 'standard', '?vehicle=trabant', 'vehicle_not_found'],
    ] as const) {
      const { status, body } = await api('GET', at(`/services/${service}/slots${query}`, location));
      expect([service, status, body.error.reason]).toEqual([service, 404, reason]);
    }
  });
});

describe('an appointment', () => {
  it('is held, requested with the hold, accepted at the desk, moved and cancelled by its token', async () => {
    const token = await guest();
    const [startsAt, other] = [await nextStart(), await nextStart()];
    const held = await hold(token, { service: 'oelwechsel', startsAt });
    expect([held.status, held.body.startsAt, held.body.sort]).toEqual([201, startsAt, 'anfragen']);
    expect(new Date(held.body.heldUntil).getTime() - Date.now()).toBeGreaterThan(14 * 60_000);
    const again = await hold(token, { service: 'oelwechsel', startsAt: other, hold: held.body.hold });
    expect([again.status, await units()]).toEqual([201, 3]);
    const wanted = { service: 'oelwechsel', startsAt: other, hold: again.body.hold, contact };
    const { status, body } = await book(token, { ...wanted, vehicleText: 'Käfer', message: 'Mit Leihwagen' });
    expect(status).toBe(201);
    expect(body.appointment).toMatchObject({
      standortUrl: 'standard',
      state: 'requested',
      startsAt: other,
      vehicle: 'Käfer',
      canBeChanged: true,
    });
    expect((await mailsTo('service@autohaus-standard.example'))[0]?.text).toContain('Leihwagen');
    const shown = await new Visitor(shop).open(new URL(body.page).pathname);
    expect([shown.status, shown.text.includes(body.appointment.number)]).toEqual([200, true]);
    const visitor = await openDesk(database, shop, 'werkstatt', 'standard');
    const desk = await visitor.open(`/standard/tresen/termine/${body.appointment.number}`);
    await visitor.press(desk, 'Annehmen');
    const own = at(`/appointments/${body.token}`);
    expect((await api('GET', own)).body.state).toBe('accepted');
    expect((await api('GET', own)).headers['cache-control']).toBe('no-store');

    const to = startsIn((await api('GET', `${own}/slots`)).body.data).find((one) => one !== other) ?? '';
    for (let times = 0; times < 2; times += 1) {
      const moved = await api('PUT', `${own}/slot`, { json: { startsAt: to } });
      expect([moved.status, moved.body.state, moved.body.startsAt]).toEqual([200, 'moved', to]);
    }
    for (let times = 0; times < 2; times += 1) {
      const gone = await api('POST', `${own}/cancellation`);
      expect([gone.status, gone.body.state, gone.body.canBeChanged]).toEqual([200, 'cancelled', false]);
    }
    const late = await api('PUT', `${own}/slot`, { json: { startsAt: other } });
    expect([late.status, late.body.error.reason]).toEqual([409, 'impossible']);
    expect(await units()).toBe(0);
    const subjects = (await mailsTo(contact.email)).map(({ subject }) => subject.replace(/:.*/, ''));
    expect(subjects.filter((one) => /verschoben|abgesagt/.test(one))).toHaveLength(2);
  });

  it('is a contract at the fixed price that was seen, with the consent to begin early', async () => {
    const token = await guest();
    const { data, price, sort } = await slots('oelwechsel', `?vehicle=${GOLF}&days=7`, 'muster');
    expect(sort).toBe('buchen');
    const startsAt = startsIn(data).at(-1);
    const wanted = { service: 'oelwechsel', vehicle: GOLF, startsAt, contact };
    const totalCents = price.fromCents;
    for (const [more, status, told] of [
      [{}, 400, 'totalCents'],
      [{ totalCents }, 400, 'accepted'],
      [{ totalCents: totalCents + 1, accepted: ['early-start'] }, 409, 'total_changed'],
    ] as const) {
      const { status: given, body } = await book(token, { ...wanted, ...more }, {}, 'muster');
      expect([given, body.error.details?.[0].field ?? body.error.reason]).toEqual([status, told]);
    }
    const { body } = await book(token, { ...wanted, totalCents, accepted: ['early-start'] }, {}, 'muster');
    expect(body.appointment).toMatchObject({ state: 'confirmed', sort: 'buchen' });
    const [row] = await database.query<{ quote: unknown[]; early_start_at: Date | null }>(
      'select quote, early_start_at from appointments where number = $1',
      [body.appointment.number],
    );
    expect([row?.quote.length, row?.early_start_at]).toEqual([expect.any(Number), expect.any(Date)]);
  });

  it('is made once for an Idempotency-Key, and once for a hold', async () => {
    const token = await guest();
    const wanted = { service: 'oelwechsel', startsAt: await nextStart() };
    const key = { 'idempotency-key': 'termin-1' };
    const before = await units();
    const holds = [await hold(token, wanted, key), await hold(token, wanted, key)];
    expect(holds.map(({ status }) => status)).toEqual([201, 201]);
    expect(await units()).toBe(before + 3);
    const other = await hold(token, { ...wanted, startsAt: await nextStart() }, key);
    expect([other.status, other.body.error.reason]).toEqual([422, 'idempotency_key_reused']);
    const booking = { ...wanted, contact, hold: holds[1]?.body.hold };
    const booked = [
      await book(token, booking, key),
      await book(token, booking, key),
      await book(token, booking),
    ];
    expect(new Set(booked.map(({ body }) => body.appointment.number)).size).toBe(1);
    expect(
      await database.query('select 1 from appointments where email_key is not null and starts_at = $1', [
        wanted.startsAt,
      ]),
    ).toHaveLength(1);
  });

  it('takes no time that is taken, closed, past or between two quarters, and no other’s hold', async () => {
    const [mine, theirs] = [await guest(), await guest()];
    const startsAt = await nextStart();
    // All bays of the location.
    for (let times = 0; times < 9; times += 1) {
      const { status } = await hold(theirs, { service: 'oelwechsel', startsAt });
      await database.query('delete from attempts');
      if (status !== 201) break;
    }
    const taken = await hold(mine, { service: 'oelwechsel', startsAt });
    expect([taken.status, taken.body.error.reason]).toEqual([409, 'slot_taken']);
    expect((await book(mine, { service: 'oelwechsel', startsAt, contact })).body.error.reason).toBe(
      'slot_taken',
    );
    for (const when of ['2020-01-01T08:00:00.000Z', '2090-12-31T23:45:00Z', '2027-12-25T08:00:00Z'])
      expect((await hold(mine, { service: 'oelwechsel', startsAt: when })).status).toBe(409);
    for (const when of [
      '2027-01-04T08:07:00Z',
      '2027-02-30T08:00:00Z',
      '9999-12-31T23:45:00Z',
      'morgen',
      '',
      0,
      null,
    ]) {
      const { status, body } = await hold(mine, { service: 'oelwechsel', startsAt: when });
      expect([when, status, body.error.details[0].field]).toEqual([when, 400, 'startsAt']);
    }
    const free = await nextStart();
    const held = await hold(theirs, { service: 'oelwechsel', startsAt: free });
    for (const one of [held.body.hold, `${held.body.hold}x`, 'v1.a.b', 'x']) {
      const answers = [
        await hold(mine, { service: 'oelwechsel', startsAt: free, hold: one }),
        await book(mine, { service: 'oelwechsel', startsAt: free, hold: one, contact }),
      ];
      for (const { status, body } of answers)
        expect([status, body.error.reason]).toEqual([404, 'hold_not_found']);
    }
  });

  it('is nobody’s without a token, and that of the account with its own', async () => {
    const startsAt = await nextStart();
    for (const token of [undefined, 'x'.repeat(43), `radhaus_${'a'.repeat(43)}`]) {
      expect(
        (
          await api('POST', at('/appointments'), {
            token,
            json: { service: 'oelwechsel', startsAt, contact },
          })
        ).status,
      ).toBe(401);
    }
    const email = 'termine@example.de';
    const visitor = new Visitor(shop);
    await openAccount(database, visitor, '/standard', email);
    const signedIn = await api('POST', '/api/v1/auth/signin', {
      json: { username: email, password: PASSWORD, standortUrl: 'standard' },
    });
    const { body } = await book(signedIn.body.token, { service: 'oelwechsel', startsAt, contact });
    expect((await visitor.open('/standard/account/termine')).text).toContain(body.appointment.number);
    const elsewhere = await api('GET', at(`/appointments/${body.token}`, 'efa'));
    expect([elsewhere.status, elsewhere.body.error.reason]).toEqual([404, 'appointment_not_found']);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/slots'],
      ['PUT', '/slot'],
      ['POST', '/cancellation'],
    ] as const) {
      const json = method === 'PUT' ? { startsAt } : undefined;
      const { status } = await api(method, at(`/appointments/${'a'.repeat(43)}${path}`), { json });
      expect([path, status]).toEqual([path, 404]);
    }
  });

  it('cannot be changed any more when it is near', async () => {
    const { body } = await book(await guest(), {
      service: 'oelwechsel',
      startsAt: await nextStart(),
      contact,
    });
    await database.query(
      `update appointments set starts_at = now() + interval '1 hour', ends_at = now() + interval '2 hours' where number = $1`,
      [body.appointment.number],
    );
    const own = at(`/appointments/${body.token}`);
    expect((await api('GET', own)).body.canBeChanged).toBe(false);
    const { status, body: refused } = await api('POST', `${own}/cancellation`);
    expect([status, refused.error.reason]).toEqual([409, 'too_late']);
  });

  it.each([
    [{ nachname: '' }, 'contact.nachname'],
    [{ email: 'kaethe' }, 'contact.email'],
    [{ telefon: 'keins' }, 'contact.telefon'],
    [{ anrede: 'Dr.' }, 'contact.anrede'],
    [{ vorname: 'https://spam.example' }, 'contact.vorname'],
    [{ vorname: 'a'.repeat(81) }, 'contact.vorname'],
  ])('names what is wrong with %o', async (change, field) => {
    const json = {
      service: 'oelwechsel',
      startsAt: '2027-01-04T08:00:00Z',
      contact: { ...contact, ...change },
    };
    const { status, body } = await book(await guest(), json);
    expect([status, body.error.details[0].field]).toEqual([400, field]);
  });
});
