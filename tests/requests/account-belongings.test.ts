import fs from 'node:fs/promises';
import PostalMime from 'postal-mime';
import { describe, expect, it, vi } from 'vitest';
import { openAccount, PASSWORD, signIn } from '../support/accounts';
import { address, addTyre, toConfirmation } from '../support/buyer';
import { accountCartLines, someTyres } from '../support/catalogue';
import { freshShop } from '../support/fresh-shop';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();

const rows = await someTyres(database, 3);
const [first = '', second = ''] = rows.map((row) => row.id);
const someone = () => new Visitor(shop);

describe('a cart', () => {
  it('of a guest joins that of the account, on every browser, and no line is lost', async () => {
    const here = someone();
    await openAccount(database, here, '/muster', 'korb@example.de');
    await addTyre(here, '/muster', first, 2);
    const elsewhere = someone();
    await addTyre(elsewhere, '/muster', first, 4);
    await addTyre(elsewhere, '/muster', second, 1);
    await signIn(elsewhere, '/muster', 'korb@example.de');
    expect(await accountCartLines(database, 'korb@example.de')).toEqual(
      [
        { id: first, quantity: 6 },
        { id: second, quantity: 1 },
      ].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    expect((await here.open('/muster/warenkorb')).text).toContain(second);
  });

  it('stays with the account when its owner signs out', async () => {
    const visitor = someone();
    await signIn(visitor, '/muster', 'korb@example.de');
    const page = await visitor.open('/muster/account');
    await visitor.press(page, 'Abmelden');
    expect((await visitor.open('/muster/warenkorb')).text).toContain('Ihr Warenkorb ist leer.');
    await signIn(visitor, '/muster', 'korb@example.de');
    expect((await visitor.open('/muster/warenkorb')).text).toContain(first);
  });
});

describe('orders of an account', () => {
  it('are listed for their owner and nobody else', async () => {
    const owner = someone();
    await openAccount(database, owner, '/muster', 'bestellt@example.de');
    await addTyre(owner, '/muster', first, 1);
    const confirmation = await toConfirmation(owner, '/muster', 'reservierung', 'bestellt@example.de');
    const thanks = await owner.press(confirmation, 'Unverbindlich reservieren', { agb: 'on' });
    const number = /data-order-number="([^"]+)"/.exec(thanks.text)?.[1] ?? 'none';
    const orders = await owner.open('/muster/account/orders');
    expect(orders.text).toContain(number);
    const page = /\/muster\/account\/orders\/[0-9a-f-]{36}/.exec(orders.text)?.[0] ?? '';
    expect((await owner.open(page)).text).toContain(number);
    expect((await owner.open('/muster/account/history')).text).toContain(`Reservierung ${number}`);

    const other = someone();
    await openAccount(database, other, '/muster', 'eva@example.de');
    expect((await other.open(page)).status).toBe(404);
    expect((await other.open('/muster/account/orders')).text).not.toContain(number);
    expect((await someone().open(page)).path).toContain('/muster/login?weiter=');
  });
});

describe('deleting an account', () => {
  it('leaves the address in no table but the order documents', async () => {
    const email = 'weg.damit@example.de';
    const visitor = someone();
    await openAccount(database, visitor, '/muster', email);
    await addTyre(visitor, '/muster', first, 1);
    const confirmation = await toConfirmation(visitor, '/muster', 'kauf', email);
    await visitor.press(confirmation, 'zahlungspflichtig bestellen', { agb: 'on' });
    await visitor.press('/muster/account/adressen', 'Adresse speichern', address);
    await addTyre(visitor, '/muster', second, 1);
    await vi.waitFor(async () => {
      const waiting = await database.query('select 1 from mails where sent_at is null');
      expect(waiting).toEqual([]);
    }, 20_000);
    const settings = await visitor.open('/muster/account/settings');
    const wrong = await visitor.press(settings, 'Konto endgültig löschen', { passwort: 'falsch falsch' });
    expect(wrong.status).toBe(401);
    const gone = await visitor.press(settings, 'Konto endgültig löschen', { passwort: PASSWORD });
    expect(gone.text).toContain('Ihr Konto ist gelöscht');
    expect((await visitor.open('/muster/account')).path).toMatch(/^\/muster\/login/);

    const deleted = "select recipient, sent_at from mails where subject = 'Ihr Konto ist gelöscht'";
    await vi.waitFor(async () => {
      expect(await database.query(deleted)).toEqual([{ recipient: '', sent_at: expect.any(Date) }]);
    }, 20_000);
    const files = await fs.readdir(`${shop.dataDir}/mail`);
    const mails = await Promise.all(
      files.map(async (name) => PostalMime.parse(await fs.readFile(`${shop.dataDir}/mail/${name}`))),
    );
    expect(mails).toContainEqual(
      expect.objectContaining({ to: [{ name: '', address: email }], subject: 'Ihr Konto ist gelöscht' }),
    );

    const tables = await database.query<{ name: string }>(
      "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
    );
    const found = [];
    for (const { name } of tables) {
      const hits = await database.query(`select 1 from ${name} as t where t::text ilike $1 limit 1`, [
        `%${email}%`,
      ]);
      if (hits.length > 0) found.push(name);
    }
    expect(tables.length).toBeGreaterThan(10);
    expect(found).toEqual(['public.orders']);
  });
});
