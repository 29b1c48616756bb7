import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { someTyre } from '../support/catalogue';
import { radhaus } from '../support/command';
import { openDesk, placeOrder } from '../support/desk';
import { type FormOfPage, formNow, formsBelow, sendForm } from '../support/forms-below';
import { freshShop } from '../support/fresh-shop';
import type { FoundForm } from '../support/html-forms';
import { oddDays, oddMoments, oddMonths } from '../support/odd-days';
import { Visitor } from '../support/visitor';

const { database, shop } = await freshShop();
const chief = await openDesk(database, shop, 'leitung', null);
const tyre = await someTyre(database);
await placeOrder(database, shop, tyre.id, {});
const pages: string[] = [];
const forms = await formsBelow(chief, '/muster/tresen', ['/muster/tresen'], (path) => pages.push(path));

const LIMIT_MS = 600_000;
const MAX_ANSWER_MS = 5_000;

const oddOfType: Readonly<Record<string, readonly string[]>> = {
  date: oddDays,
  month: oddMonths,
  'datetime-local': oddMoments.filter((moment) => /T\d\d:\d\d$/.test(moment)),
};

/** Rules are tested with all of them beside the code; here each field gets some, and each value some fields. */
const SHARE = 16;
const shareOf = <Value>(values: readonly Value[], at: number) =>
  values.filter((_, index) => index % SHARE === at % SHARE);

const soon = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const plausible: Readonly<Record<string, string>> = { date: soon, time: '10:00', number: '5', text: 'Probe' };

/** As somebody fills it in, who leaves nothing empty that is text. */
const filled = ({ fields, types }: FoundForm): FoundForm['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      value === '' ? (plausible[types[name] ?? ''] ?? '') : value,
    ]),
  );

async function expectAllPages(what: string) {
  const others = [new Visitor(shop), chief];
  const paths = [
    '/muster',
    '/muster/tresen',
    '/muster/tresen/termine',
    '/muster/tresen/standort',
    '/standort',
  ];
  for (const visitor of others)
    for (const path of paths) {
      const { status } = await visitor.open(path);
      expect([what, path, status < 500]).toEqual([what, path, true]);
    }
}

const datesOf = ({ types }: FormOfPage) =>
  Object.entries(types).filter(([, type]) => oddOfType[type] !== undefined);

it(
  'no date in a form of the desk is an error of the shop, and none breaks a page',
  async () => {
    const faults: string[] = [];
    const withDates = forms.filter((form) => datesOf(form).length > 0);
    expect(withDates.length).toBeGreaterThan(15);
    let sent = 0;
    let at = 0;
    for (const form of withDates) {
      for (const [name, type] of datesOf(form)) {
        let now = await formNow(chief, form);
        at += 1;
        for (const odd of shareOf(oddOfType[type] ?? [], at)) {
          const begin = Date.now();
          const { status } = await sendForm(chief, shop, now, { ...filled(now), [name]: odd });
          const took = Date.now() - begin;
          sent += 1;
          if (status >= 500 || took > MAX_ANSWER_MS)
            faults.push(`${status} in ${took} ms: ${form.action} ${name}=${odd}`);
          if (form.method === 'post' && status < 400) {
            await expectAllPages(`${form.action} ${name}=${odd}`);
            now = await formNow(chief, form);
          }
        }
      }
    }
    expect(faults).toEqual([]);
    expect(shop.newErrors()).toEqual([]);
    expect(sent).toBeGreaterThan(100);
  },
  LIMIT_MS,
);

it(
  'no date in an address is an error of the shop',
  async () => {
    const faults: string[] = [];
    const id = randomUUID();
    const odds = [...oddDays, ...oddMoments.slice(0, 12), String(8.64e15), String(9e15), '-1'];
    for (const [at, page] of pages.map((path) => path.split('?')[0] ?? '').entries())
      for (const odd of shareOf(odds, at)) {
        const query = new URLSearchParams({
          ...{ tag: odd, seit: odd, monat: odd.slice(0, -3), von: odd, bis: odd, ab: odd, stichtag: odd },
          nach: [`${odd}_${id}`, `${odd}_staff_7`, `${odd} ${id}`][odd.length % 3] ?? '',
          ansicht: odd.length % 2 ? 'woche' : 'ueberweisungen',
        });
        const { status } = await chief.send({ path: `${page}?${query}` });
        if (status >= 500) faults.push(`${status} ${page}?${query}`);
      }
    for (const month of oddMonths) {
      const { status } = await chief.send({
        path: `/muster/tresen/belege.csv?monat=${encodeURIComponent(month)}`,
      });
      if (status >= 500) faults.push(`${status} belege.csv ${month}`);
    }
    expect(faults).toEqual([]);
    expect(shop.newErrors()).toEqual([]);
  },
  LIMIT_MS,
);

it(
  'a command that is given no day says so',
  async () => {
    for (const [at, day] of oddDays.filter((one) => one !== '').entries()) {
      const commands = [
        ['order', 'list', `--since=${day}`],
        ['order', 'invoices', `--month=${day.replace(/-\d\d$/, '')}`, '--folder=/nowhere/at/all'],
        ['export', 'consents', '/nowhere/at/all.csv', `--from=${day}`, `--to=${day}`],
        ['export', 'documents', '/nowhere/at/all.csv', `--from=${day}`, `--to=${day}`],
      ];
      for (const command of commands.filter((_, index) => index % 2 === at % 2)) {
        const told = await radhaus(database, ...command).then(
          ({ stdout }) => stdout,
          (error: unknown) => String(error),
        );
        expect(told, command.join(' ')).not.toMatch(/RangeError|TypeError|at \w+ \(|invalid input syntax/);
      }
    }
  },
  LIMIT_MS,
);
