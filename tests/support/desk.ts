import { randomUUID } from 'node:crypto';
import { createUser, grantRole } from '~/domain/accounts/staff.server';
import type { StaffRole } from '~/domain/accounts/tables';
import { PASSWORD, signIn } from './accounts';
import { addTyre, type Delivery, order, orderNumber } from './buyer';
import { setStock } from './catalogue';
import type { TestDatabase } from './fresh-database';
import { Visitor } from './visitor';

export async function locationIdOf(database: TestDatabase, url: string): Promise<string> {
  const [row] = await database.query<{ id: string }>('select id from locations where url = $1', [url]);
  if (!row) throw new Error(`no location ${url}`);
  return row.id;
}

/** One order of a tyre that has nine pieces there. */
export async function placeOrder(
  database: TestDatabase,
  shop: { port: number },
  code: string,
  {
    way = 'kauf',
    pieces = 2,
    place = '/muster',
    delivery,
  }: { way?: 'kauf' | 'reservierung'; pieces?: number; place?: string; delivery?: Delivery | undefined },
) {
  await setStock(database, code, { here: 9 }, place.slice(1));
  const visitor = new Visitor(shop);
  await addTyre(visitor, place, code, pieces);
  const number = orderNumber(await order(visitor, place, way, undefined, delivery)) ?? '';
  return { number, code, at: `${place}/tresen/bestellungen/${number}` };
}

/** Signed in. @param place null: at all locations */
export async function openDesk(
  database: TestDatabase,
  shop: { port: number },
  role: StaffRole,
  place: string | null = 'muster',
) {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.de`;
  const person = { email, password: PASSWORD, firstName: 'Petra', lastName: 'Tresen', isNoaEmployee: false };
  const user = await createUser(database.context, person);
  if (!user) throw new Error('no account');
  const locationId = place === null ? undefined : await locationIdOf(database, place);
  await grantRole(database.context.db, user.id, role, locationId);
  const visitor = new Visitor(shop);
  await signIn(visitor, '/muster', email);
  return Object.assign(visitor, { email });
}

/** One file by the form of a page; follows no redirect. */
export function uploadFile(
  visitor: Visitor,
  shop: { port: number },
  path: string,
  { field, name, content }: { field: string; name: string; content: string | Buffer },
  more: Record<string, string> = {},
) {
  const boundary = 'grenze';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(head),
    Buffer.from(content as string),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    origin: `http://localhost:${shop.port}`,
    ...more,
  };
  return visitor.send({ path, method: 'POST', body, headers });
}
