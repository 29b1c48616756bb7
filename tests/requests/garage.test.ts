import { describe, expect, it } from 'vitest';
import { findVisitor } from '~/domain/accounts/session.server';
import type { Visitor as ShopVisitor, SignedInUser } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import {
  chooseVehicle,
  deselectVehicle,
  removeVehicle,
  renameVehicle,
} from '~/domain/vehicles/garage/change-garage.server';
import { garageOf } from '~/domain/vehicles/garage/garage.server';
import { GARAGE_LIMIT } from '~/domain/vehicles/garage/keep-vehicle.server';
import { chooseMessages, garageFullMessage, renameMessage } from '~/domain/vehicles/garage/messages';
import { sessionCookieName } from '~/http/session-cookie';
import { openAccount, PASSWORD, signIn } from '../support/accounts';
import { freshShop } from '../support/fresh-shop';
import { host, location } from '../support/network';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const { context, query } = database;
const tenant = {
  host: host('localhost', {}),
  location: location('muster', 'localhost'),
  deployment: 'test',
} as unknown as Tenant;

const codes = (await query<{ code: string }>('select code from vehicles order by code')).map(
  ({ code }) => code,
);
const [first = '', second = '', third = ''] = codes;

const nobody: ShopVisitor = {
  sessionId: undefined,
  user: undefined,
  dismissed: [],
  vehicleCode: undefined,
  address: '',
  agent: '',
};

/** The session of a browser, as the shop finds it; its visitor was the last one to get one. */
async function sessionOf(email?: string): Promise<ShopVisitor> {
  const [session] = await query<{ id: string; vehicle_code: string | null }>(
    `select sessions.id, vehicle_code from sessions left join users on users.id = user_id
     where email is not distinct from $1 order by sessions.created_at desc limit 1`,
    [email ?? null],
  );
  const [user] = await query<SignedInUser>('select id, email from users where email = $1', [email]);
  return {
    ...nobody,
    sessionId: session?.id,
    vehicleCode: session?.vehicle_code ?? undefined,
    user,
  };
}

const staffLimits = { hours: 12, idleMinutes: 30 };

const choose = (visitor: ShopVisitor, code: string) => chooseVehicle(tenant, context, visitor, code);

describe('a guest', () => {
  it('has a session as soon as a vehicle is chosen, and it keeps the vehicle', async () => {
    const result = await choose(nobody, first);
    expect(result).toMatchObject({ ok: true, vehicle: { code: first }, isGarageFull: false });
    const secret = result.session?.kind === 'started' ? result.session.secret : '';
    const found = await findVisitor(tenant, context, { ...nobody, secrets: [secret], staffLimits });
    expect(found.vehicleCode).toBe(first);
    expect(await garageOf(context, found)).toEqual([]);

    expect(await choose(found, second)).toMatchObject({ ok: true, session: undefined });
    expect(
      (await findVisitor(tenant, context, { ...nobody, secrets: [secret], staffLimits })).vehicleCode,
    ).toBe(second);
    await deselectVehicle(context, found);
    expect(
      (await findVisitor(tenant, context, { ...nobody, secrets: [secret], staffLimits })).vehicleCode,
    ).toBeUndefined();
  });

  it('cannot choose what nobody knows, and gets no session for it', async () => {
    const result = await choose(nobody, 'trabant');
    expect(result).toEqual({ ok: false, code: 'unknown-vehicle' });
    expect(!result.ok && chooseMessages[result.code]).toContain('kennen wir nicht mehr');
  });

  it('whose session ended meanwhile is told', async () => {
    const result = await choose({ ...nobody, sessionId: 'gone' }, first);
    expect(result).toMatchObject({ ok: false, code: 'session-ended' });
  });
});

describe('the garage of an account', () => {
  it('keeps what was chosen, the latest first, with names', async () => {
    const email = 'garage@example.de';
    await openAccount(database, new Visitor(shop), '/muster', email);
    const owner = await sessionOf(email);
    await choose(owner, first);
    await choose(owner, second);
    await choose(owner, first);
    expect(await renameVehicle(context, owner, second, '  Omas\n Wagen ')).toEqual({ ok: true });
    const garage = await garageOf(context, await sessionOf(email));
    expect(garage.map(({ code, name, isChosen }) => [code, name, isChosen])).toEqual([
      [first, null, true],
      [second, 'Omas Wagen', false],
    ]);
    expect(garage[0]?.vehicle?.label).toBe(garage[0]?.label);

    // Chosen again it keeps its name; an empty name takes it away.
    await choose(owner, second);
    expect((await garageOf(context, owner))[0]).toMatchObject({ code: second, name: 'Omas Wagen' });
    await renameVehicle(context, owner, second, ' ');
    expect((await garageOf(context, owner))[0]).toMatchObject({ code: second, name: null });
  });

  it('is nobody else’s', async () => {
    const email = 'andere@example.de';
    await openAccount(database, new Visitor(shop), '/muster', email);
    const other = await sessionOf(email);
    expect(await garageOf(context, other)).toEqual([]);
    const refused = await renameVehicle(context, other, second, 'Meins');
    expect(refused).toEqual({ ok: false, code: 'not-in-garage' });
    expect(!refused.ok && renameMessage(refused)).toContain('nicht mehr in Ihrer Garage');
    await removeVehicle(context, other, second);
    expect(await garageOf(context, await sessionOf('garage@example.de'))).toHaveLength(2);
    const long = await renameVehicle(context, other, second, 'x'.repeat(41));
    expect(long).toMatchObject({ ok: false, code: 'name-too-long' });
    expect(!long.ok && renameMessage(long)).toBe('Ein Name hat höchstens 40 Zeichen.');
  });

  it('a vehicle that is removed is no longer chosen either', async () => {
    const owner = await sessionOf('garage@example.de');
    expect(owner.vehicleCode).toBe(second);
    await removeVehicle(context, owner, second);
    expect(await sessionOf('garage@example.de')).toMatchObject({ vehicleCode: undefined });
    expect((await garageOf(context, owner)).map(({ code }) => code)).toEqual([first]);
  });

  it('keeps a vehicle by its label when the data no longer has it', async () => {
    const owner = await sessionOf('garage@example.de');
    await query("update vehicles set code = 'umbenannt' where code = $1", [first]);
    const [entry] = await garageOf(context, owner);
    expect(entry).toMatchObject({ code: first, vehicle: undefined });
    expect(entry?.label).not.toBe('');
    await query("update vehicles set code = $1 where code = 'umbenannt'", [first]);
  });

  it('holds so many, also when they come at once; one more is chosen all the same', async () => {
    const email = 'sammler@example.de';
    await openAccount(database, new Visitor(shop), '/muster', email);
    const owner = await sessionOf(email);
    const results = await Promise.all(codes.slice(0, GARAGE_LIMIT + 2).map((code) => choose(owner, code)));
    expect(results.filter((result) => result.ok && result.isGarageFull)).toHaveLength(2);
    expect(await garageOf(context, owner)).toHaveLength(GARAGE_LIMIT);
    expect(garageFullMessage(GARAGE_LIMIT)).toContain('Platz für 20');
  });
});

describe('at sign-in', () => {
  /** A browser of a guest who chose a vehicle. */
  async function guestWith(code: string): Promise<Visitor> {
    const guest = new Visitor(shop);
    const result = await choose(nobody, code);
    const secret = result.session?.kind === 'started' ? result.session.secret : '';
    guest.cookies.set(sessionCookieName('http://localhost'), secret);
    guest.cookies.set('radhaus-fahrzeug', '1');
    return guest;
  }

  it('a guest’s vehicle goes into the garage and stays chosen', async () => {
    const email = 'gast@example.de';
    await openAccount(database, new Visitor(shop), '/muster', email);
    await choose(await sessionOf(email), first);
    const guest = await guestWith(second);
    await signIn(guest, '/muster', email);
    const owner = await sessionOf(email);
    expect(owner.vehicleCode).toBe(second);
    expect((await garageOf(context, owner)).map(({ code }) => code)).toEqual([second, first]);
  });

  it('without a vehicle the account’s latest is chosen, as far as the data has it', async () => {
    const email = 'gast@example.de';
    await signIn(new Visitor(shop), '/muster', email);
    expect((await sessionOf(email)).vehicleCode).toBe(second);
    await query("update vehicles set code = 'umbenannt' where code = $1", [second]);
    await signIn(new Visitor(shop), '/muster', email);
    expect((await sessionOf(email)).vehicleCode).toBe(first);
    await query("update vehicles set code = $1 where code = 'umbenannt'", [second]);
  });
});

describe('export and deletion of an account', () => {
  it('know the garage', async () => {
    const email = 'auszug@example.de';
    const browser = new Visitor(shop);
    await openAccount(database, browser, '/muster', email);
    const owner = await sessionOf(email);
    await choose(owner, third);
    await renameVehicle(context, owner, third, 'Der Rote');
    const exported = JSON.parse((await browser.open('/muster/account/daten.json')).text) as {
      garage: unknown[];
      sitzungen: unknown[];
    };
    expect(exported.garage).toEqual([
      expect.objectContaining({ vehicleCode: third, name: 'Der Rote', label: expect.any(String) }),
    ]);
    expect(exported.sitzungen).toContainEqual(expect.objectContaining({ vehicleCode: third }));

    const settings = await browser.open('/muster/account/settings');
    await browser.press(settings, 'Konto endgültig löschen', { passwort: PASSWORD });
    const left = await query('select 1 from garage_vehicles where owner_id = $1', [`user:${owner.user?.id}`]);
    expect(left).toEqual([]);
  });
});
