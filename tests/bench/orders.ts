import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { addTyre, lastButton, order, orderNumber, toConfirmation } from '../support/buyer';
import { readForm } from '../support/html-forms';
import { Visitor } from '../support/visitor';
import type { BenchShop } from './bench-shop';
import { inTurns, load, median, p95, type Round, summary } from './load';
import type { Row } from './report';

/** Somebody else each time. */
function emailOf(buyer: number, round: number): string {
  return `kauf-${buyer}-${round}-${Math.trunc(performance.now())}@example.de`;
}

/** A purchase by transfer. `press` returns the milliseconds of the click that places the order. */
export async function readyBuyer({ port, tyreIds }: BenchShop, round: number) {
  const visitor = new Visitor({ port });
  await addTyre(visitor, '/muster', tyreIds[round % tyreIds.length] ?? '', 1);
  const page = await toConfirmation(visitor, '/muster', 'kauf', emailOf(0, round));
  const { fields, action } = readForm(page.text, { button: lastButton.kauf });
  return {
    press: async (): Promise<number> => {
      const { status, ms } = await visitor.send({
        path: action || page.path,
        form: { ...fields, agb: 'on' },
        headers: { origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' },
      });
      if (status !== 302 && status !== 303) throw new Error(`no order: ${status}`);
      return ms;
    },
  };
}

/** One buyer after the other: the last click alone. */
export async function measureOneOrder(shops: BenchShop[]): Promise<Row[]> {
  const WARM_UP = 10;
  const clicks = await inTurns(shops, WARM_UP + 50, async (shop, round) =>
    (await readyBuyer(shop, round)).press(),
  );
  const times = clicks.map((all) => all.slice(WARM_UP));
  return [
    { label: 'the click that makes an order, median', unit: 'ms', values: times.map(median) },
    { label: 'the click that makes an order, p95', unit: 'ms', values: times.map(p95) },
  ];
}

/** Buyers who order repeatedly at the same time, each from an empty cart, in five pages. */
async function crowd({ port, tyreIds }: BenchShop, buyers: number, seconds: number) {
  const started = performance.now();
  const until = started + seconds * 1_000;
  const clicks: number[] = [];
  await Promise.all(
    Array.from({ length: buyers }, async (_, buyer) => {
      for (let round = 0; performance.now() < until; round += 1) {
        // A browser keeps its connections.
        const agent = new http.Agent({ keepAlive: true });
        const visitor = new Visitor({ port }, 'localhost', agent);
        await addTyre(visitor, '/muster', tyreIds[(buyer + round * buyers) % tyreIds.length] ?? '', 1);
        const page = await order(visitor, '/muster', 'kauf', emailOf(buyer, round));
        if (!orderNumber(page)) throw new Error(`no order: ${page.status} ${page.path}`);
        clicks.push(page.ms);
        agent.destroy();
      }
    }),
  );
  return { perSecond: clicks.length / ((performance.now() - started) / 1_000), p95: p95(clicks) };
}

export async function measureOrders(shops: BenchShop[]): Promise<Row[]> {
  const figures = (await inTurns(shops, 3, (shop) => crowd(shop, 16, 8))).map((rounds) => rounds.at(-1));
  return [
    {
      label: '16 buyers at once, the whole way',
      unit: 'orders/s',
      values: figures.map((one) => one?.perSecond ?? 0),
      atLeast: 25,
    },
    {
      label: 'the thank-you page after the last click, p95',
      unit: 'ms',
      values: figures.map((one) => one?.p95 ?? 0),
    },
  ];
}

/** `perSecond` prepared clicks, until it is stopped. */
function pressAtRate(buyers: Awaited<ReturnType<typeof readyBuyer>>[], perSecond: number) {
  const pressed: Promise<number>[] = [];
  const timer = setInterval(() => {
    const buyer = buyers.pop();
    if (buyer) pressed.push(buyer.press());
  }, 1_000 / perSecond);
  return async () => {
    clearInterval(timer);
    return Promise.all(pressed);
  };
}

/** Maximum of the 95th percentile, ms. */
const CLICK_LIMIT = 60;

/** The last click, four times a second. */
export async function measureClicks(shops: BenchShop[]): Promise<Row[]> {
  const [perSecond, seconds] = [4, 10];
  const rounds = await inTurns(shops, 3, async (shop, round) => {
    const count = perSecond * seconds;
    const buyers = [];
    for (let buyer = 0; buyer < count; buyer += 1) buyers.push(await readyBuyer(shop, round * count + buyer));
    const stop = pressAtRate(buyers, perSecond);
    await wait(seconds * 1_000 + 500);
    return stop();
  });
  const times = rounds.map((all) => all.slice(1).flat());
  return [
    { label: 'the last click at 4 orders/s, median', unit: 'ms', values: times.map(median) },
    { label: 'the last click at 4 orders/s, p95', unit: 'ms', values: times.map(p95), limit: CLICK_LIMIT },
  ];
}

const PER_SECOND = 10;
const SECONDS = 4;
const PAGE = '/muster/reifen';

/** A cached list under load, alone and beside orders that were prepared before. */
export async function measureBeside(shops: BenchShop[]): Promise<Row[]> {
  const rounds = await inTurns(shops, 3, async (shop, round) => {
    const count = PER_SECOND * SECONDS;
    const buyers = [];
    for (let buyer = 0; buyer < count; buyer += 1) buyers.push(await readyBuyer(shop, round * count + buyer));
    const url = `http://127.0.0.1:${shop.port}${PAGE}`;
    const headers = { host: `localhost:${shop.port}` };
    await load(url, headers, 1);
    const alone = await load(url, headers, SECONDS);
    const stop = pressAtRate(buyers, PER_SECOND);
    const beside = await load(url, headers, SECONDS);
    return { alone, beside, orders: (await stop()).length / SECONDS };
  });
  const of = (kind: 'alone' | 'beside', figure: Exclude<keyof Round, 'errors'>) =>
    rounds.map((shop) => summary(shop.map((round) => round[kind]))[figure]);
  const alone = of('alone', 'requestsPerSecond');
  const beside = of('beside', 'requestsPerSecond');
  return [
    { label: 'cached list alone', unit: '/s', values: alone, digits: 0 },
    { label: 'cached list, orders beside it', unit: '/s', values: beside, digits: 0 },
    {
      label: 'share of the rate that is left',
      unit: '',
      values: beside.map((value, index) => value / (alone[index] ?? 1)),
      digits: 2,
    },
    { label: 'cached list, orders beside it, p95', unit: 'ms', values: of('beside', 'p95') },
    {
      label: 'orders beside it',
      unit: '/s',
      values: rounds.map((shop) => median(shop.map((round) => round.orders))),
    },
  ];
}
