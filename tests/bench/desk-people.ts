import { setTimeout as wait } from 'node:timers/promises';
import { demoStaff } from '../support/accounts';
import { addTyre, order, orderNumber } from '../support/buyer';
import { readForm } from '../support/html-forms';
import { Visitor } from '../support/visitor';
import type { BenchShop } from './bench-shop';
import { inTurns, load, median, p95, summary } from './load';
import type { Row } from './report';

const DESK = '/muster/tresen';
const ORDERS = 10;
const PEOPLE = 10;
/** Between two pages of a person, ms. */
const PAUSE = 2_000;
const SECONDS = 6;
const ROUNDS = 3;
/** Maximum of the 95th percentile of a command, ms. */
const LIMIT = 100;

const commands: readonly [button: string, fields: Record<string, string>][] = [
  ['Bestätigen', {}],
  ['Notiz speichern', { notiz: 'Ruft morgen an' }],
  ['E-Mail senden', { betreff: 'Ihre Reifen', nachricht: 'Die Reifen sind da.' }],
  ['Zahlung erfassen', {}],
  ['Bereitstellen', {}],
  ['Übergeben', {}],
];

/** Milliseconds until a command was answered with the way to the next page. */
async function commandTimes(shop: BenchShop, staff: Visitor, round: number): Promise<number[]> {
  const times: number[] = [];
  const headers = { origin: `http://localhost:${shop.port}`, 'sec-fetch-site': 'same-origin' };
  for (let index = 0; index < ORDERS; index += 1) {
    const shopper = new Visitor(shop);
    await addTyre(shopper, '/muster', shop.tyreIds[round * ORDERS + index] ?? '', 2);
    const path = `${DESK}/bestellungen/${orderNumber(await order(shopper, '/muster', 'kauf'))}`;
    for (const [button, fields] of commands) {
      const form = readForm((await staff.open(path)).text, { button });
      const { status, ms } = await staff.send({ path, form: { ...form.fields, ...fields }, headers });
      if (status !== 303) throw new Error(`"${button}" was answered with ${status}`);
      times.push(ms);
    }
  }
  return times;
}

/** Each opens a page of the desk now and then, until they are stopped. */
function workAtDesk(staff: Visitor) {
  const pages = ['', '/bestellungen', '/bestand', '/termine', '/kunden'];
  let isOver = false;
  const people = Array.from({ length: PEOPLE }, async (_, person) => {
    await wait((PAUSE / PEOPLE) * person);
    for (let page = person; !isOver; page += 1) {
      const { status } = await staff.open(`${DESK}${pages[page % pages.length]}`);
      if (status !== 200) throw new Error(`the desk answered ${status}`);
      await wait(PAUSE);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(people);
  };
}

/** Commands of one order after the other, and a cached list of the shop beside ten people at the desk. */
export async function measureDeskPeople(shops: BenchShop[]): Promise<Row[]> {
  const rounds = await inTurns(shops, ROUNDS, async (shop, round) => {
    const staff = await demoStaff(shop);
    const times = await commandTimes(shop, staff, round);
    const url = `http://127.0.0.1:${shop.port}/muster/reifen`;
    const headers = { host: `localhost:${shop.port}` };
    await load(url, headers, 1);
    const alone = await load(url, headers, SECONDS);
    const stop = workAtDesk(staff);
    const beside = await load(url, headers, SECONDS);
    await stop();
    return { times, alone, beside };
  });
  const times = rounds.map((shop) => shop.slice(1).flatMap((round) => round.times));
  const rate = (kind: 'alone' | 'beside') =>
    rounds.map((shop) => summary(shop.map((round) => round[kind])).requestsPerSecond);
  const [alone, beside] = [rate('alone'), rate('beside')];
  return [
    { label: 'a command, median', unit: 'ms', values: times.map(median) },
    { label: 'a command, p95', unit: 'ms', values: times.map(p95), limit: LIMIT },
    { label: 'cached list alone', unit: '/s', values: alone, digits: 0 },
    { label: 'cached list beside ten people at the desk', unit: '/s', values: beside, digits: 0 },
    {
      label: 'share of the rate that is left',
      unit: '',
      values: beside.map((value, index) => value / (alone[index] ?? 1)),
      digits: 2,
      atLeast: 0.95,
    },
  ];
}
