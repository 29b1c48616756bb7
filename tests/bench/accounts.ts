import type pg from 'pg';
import { signIn } from '../support/accounts';
import { Visitor } from '../support/visitor';
import type { BenchShop } from './bench-shop';
import { inTurns, median, p95 } from './load';
import type { Row } from './report';

/** Milliseconds of 'In den Warenkorb', with shoppers filling their carts at the same time. */
async function measureAdding(port: number, tyreIds: string[], shoppers = 4, pieces = 40) {
  const times: number[] = [];
  const add = async (visitor: Visitor, piece: number) => {
    const artikel = `tyre:${tyreIds[piece % tyreIds.length]}`;
    const { status, ms } = await visitor.send({
      path: '/muster/warenkorb',
      form: { aktion: 'hinzufuegen', artikel, menge: '1' },
      headers: { origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' },
    });
    if (status !== 303) throw new Error(`nothing was added: ${status}`);
    return ms;
  };
  await add(new Visitor({ port }), 0);
  await Promise.all(
    Array.from({ length: shoppers }, async () => {
      const visitor = new Visitor({ port });
      for (let piece = 0; piece < pieces; piece += 1) times.push(await add(visitor, piece));
    }),
  );
  return { p95: p95(times), median: median(times) };
}

const EMAIL = 'kundin@example.de';
const PASSWORD = 'Sommerreifen-2026';

/** A network may send 50 wrong passwords, and each counts as wrong until it is checked. */
const SIGN_INS = 48;

/** All share the hash of a demo account: hashing so many passwords would take longest. */
async function manyAccounts(client: pg.Client, count: number): Promise<string[]> {
  await client.query(
    `insert into users (email, email_key, password_hash, first_name, last_name, created_at, password_changed_at)
     select n || $1, n || $1, password_hash, first_name, last_name, now(), now()
     from users, generate_series(1, $2::int) n where email_key = $1`,
    [EMAIL, count],
  );
  return Array.from({ length: count }, (_, index) => `${index + 1}${EMAIL}`);
}

/** @returns seconds until all were signed in; milliseconds of a shopper's pages, meanwhile and before */
async function measureSignIns(client: pg.Client, port: number, cookie: string) {
  const emails = await manyAccounts(client, SIGN_INS);
  const shopper = new Visitor({ port });
  const look = async (page: number) => {
    const path = `/muster/reifen?seite=${1 + (page % 5)}`;
    const { status, ms } = await shopper.send({ path, headers: { cookie } });
    if (status !== 200) throw new Error(`the list answered ${status}`);
    return ms;
  };
  const before: number[] = [];
  for (let page = 0; page < 40; page += 1) before.push(await look(page));

  const started = performance.now();
  let areIn = false;
  const signIns = Promise.all(
    emails.map(async (email) => {
      const { path, status } = await signIn(new Visitor({ port }), '/muster', email, PASSWORD);
      if (path !== '/muster/account') throw new Error(`${email} is not in: ${status} ${path}`);
    }),
  ).finally(() => {
    areIn = true;
  });
  const meanwhile: number[] = [];
  for (let page = 0; !areIn; page += 1) meanwhile.push(await look(page));
  await signIns;
  return {
    seconds: (performance.now() - started) / 1_000,
    listBefore: p95(before),
    listMeanwhile: p95(meanwhile),
  };
}

export async function measureAccounts(shops: BenchShop[]): Promise<Row[]> {
  const adding = (await inTurns(shops, 2, (shop) => measureAdding(shop.port, shop.tyreIds.slice(0, 40)))).map(
    (rounds) => rounds.at(-1),
  );
  const signIns = (
    await inTurns(shops, 1, ({ client, port, cookie }) => measureSignIns(client, port, cookie))
  ).flat();
  return [
    {
      label: 'putting into the cart, 4 shoppers at once, p95',
      unit: 'ms',
      values: adding.map((one) => one?.p95 ?? 0),
      limit: 40,
    },
    { label: 'the same, median', unit: 'ms', values: adding.map((one) => one?.median ?? 0) },
    {
      label: `${SIGN_INS} sign-ins at the same moment: all in after`,
      unit: 's',
      values: signIns.map((one) => one.seconds),
    },
    { label: 'tyre list before, p95', unit: 'ms', values: signIns.map((one) => one.listBefore) },
    {
      label: 'tyre list meanwhile, p95',
      unit: 'ms',
      values: signIns.map((one) => one.listMeanwhile),
      limit: 1_000,
    },
  ];
}
