import { afterEach, describe, expect, it } from 'vitest';
import { camt } from '../support/camt-files';
import { someTyres } from '../support/catalogue';
import { radhaus } from '../support/command';
import { openDesk, placeOrder, uploadFile } from '../support/desk';
import { freshShop } from '../support/fresh-shop';
import { textOf } from '../support/html-forms';
import { expectStatesToFollow } from '../support/order-events';
import { liftReservationLimits } from '../support/reservation-settings';

const { database, shop } = await freshShop({ prepare: liftReservationLimits });
const tyres = await someTyres(database, 20);
const boss = await openDesk(database, shop, 'leitung');
const workshop = await openDesk(database, shop, 'werkstatt');
const PAYER = 'DE89370400440532013000';
const TRANSFERS = '/muster/tresen/zahlungen?ansicht=ueberweisungen';
const RETURN = { sign: 'DBIT', details: '<RtrInf><Rsn><Cd>FOCR</Cd></Rsn></RtrInf>' };
const TODAY = new Date().toISOString().slice(0, 10);
let next = 0;

afterEach(() => expectStatesToFollow(database));

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
const press = (at: string, button: string, fields: Record<string, string> = {}) =>
  boss.press(at, button, fields);

async function placed() {
  const { number, at } = await placeOrder(database, shop, tyres[next++]?.id ?? '', { place: '/muster' });
  await database.query("update orders set payment = 'vorkasse' where number = $1", [number]);
  return { number, at, ...(await stored(number)) };
}

async function stored(number: string) {
  const [found] = await database.query<{ total: number; open: number; state: string; kept: number }>(
    `select total_cents as total, open_cents as open, payment_state as state,
       (select coalesce(sum(case kind when 'received' then amount_cents else -amount_cents end), 0)::int
        from payment_events where subject = 'order:' || orders.id) as kept
     from orders where number = $1`,
    [number],
  );
  return found ?? expect.fail(`There is no order ${number}`);
}

async function read(content: string): Promise<string> {
  const file = { field: 'auszug', name: 'auszug.xml', content };
  const answer = await uploadFile(boss, shop, '/muster/tresen/zahlungen/auszug', file);
  expect(answer.status).toBe(303);
  return textOf((await boss.open(answer.headers.location ?? '')).text);
}

const words = async (at: string, visitor = boss) =>
  textOf((await visitor.open(at)).text).replaceAll('\u00a0', ' ');

describe('a payment that is taken back', () => {
  it('stops a refund that nobody has paid out, and says so', async () => {
    const { number, at, total } = await placed();
    await read(camt('053', [{ cents: total + 3_000, text: number, payerIban: PAYER, day: TODAY }]));
    await press(at, 'Erstatten');
    expect((await boss.open(at)).text).toContain('value="refund-done"');
    await read(camt('053', [{ cents: total + 3_000, text: number, day: TODAY, ...RETURN }]));
    expect(await stored(number)).toMatchObject({ open: total, state: 'charged-back', kept: 0 });
    const page = await boss.open(at);
    expect(page.text).not.toContain('value="refund-done"');
    expect(await words(at)).toMatch(
      /Erstattung 30,00 €: aufgehoben \([^)]*die Zahlung wurde zurückgebucht\)/,
    );
    expect(await words(at)).toContain('30,00 € werden deshalb nicht mehr ausgezahlt');
    expect(await words('/muster/tresen')).not.toContain(`Auszahlung offen ${number}`);
    const mail = () =>
      database.value<string>(`select text from mails where subject = 'Zahlung zurückgebucht: ${number}'`);
    await expect.poll(mail, { timeout: 15_000 }).toContain('Bitte zahlen Sie sie nicht mehr aus');
  });

  it('leaves one that other money covers', async () => {
    const { number, at, total } = await placed();
    await read(
      camt('053', [
        { cents: total, text: number, day: TODAY },
        { cents: 3_000, text: `Rest ${number}`, day: TODAY },
      ]),
    );
    // The second waits for staff, because nothing is open.
    const id = await database.value<string>(
      `select id from bank_transfers where state = 'open' and text = 'Rest ${number}'`,
    );
    await boss.post(TRANSFERS, { befehl: 'assign-transfer', ueberweisung: id ?? '', bestellung: number });
    await press(at, 'Erstatten');
    await read(camt('053', [{ cents: total, text: number, day: TODAY, ...RETURN }]));
    expect(await stored(number)).toMatchObject({ open: total, kept: 3_000 });
    await press(at, 'Erstattung ist ausgezahlt');
    expect(await stored(number)).toMatchObject({ open: total, kept: 0 });
  });

  it('opens each of two orders that one transfer paid, by its share', async () => {
    const [one, two, three] = [await placed(), await placed(), await placed()];
    const four = await placed();
    await read(
      camt('053', [
        { cents: one.total + two.total, text: `${one.number} ${two.number}`, day: TODAY },
        {
          cents: three.total + four.total,
          text: `${three.number} ${four.number}`,
          day: TODAY,
          endToEnd: 'E-2-3',
        },
      ]),
    );
    for (const { number } of [one, two, three, four]) expect(await stored(number)).toMatchObject({ open: 0 });
    const returns = camt('053', [
      { cents: one.total + two.total, text: `Retoure ${one.number} ${two.number}`, day: TODAY, ...RETURN },
      { cents: three.total + four.total, text: 'Retoure', endToEnd: 'E-2-3', day: TODAY, ...RETURN },
    ]);
    expect(await read(returns)).toContain('2 Rückgaben zugeordnet');
    await read(returns);
    for (const { number, total } of [one, two, three, four])
      expect(await stored(number)).toMatchObject({ open: total, state: 'charged-back', kept: 0 });
  });
});

describe('a transfer that staff have recorded before', () => {
  const heldOf = (number: string) =>
    database.value<string>(
      `select id from bank_transfers where problem = 'recorded-by-hand' and text like '%${number}%'`,
    );

  it('is held beside it, and counts once if it is the same', async () => {
    const { number, at, total } = await placed();
    await press(at, 'Zahlung erfassen', { betrag: '50,00', beleg: 'Konto' });
    const page = await read(camt('053', [{ cents: 5_000, text: number, payerIban: PAYER, day: TODAY }]));
    expect(page).toContain('Wurde schon von Hand erfasst – ist es dieselbe Zahlung?');
    expect(page.replaceAll('\u00a0', ' ')).toMatch(/Von Hand erfasst .*50,00 €.*Konto.*Im Kontoauszug/);
    expect(await stored(number)).toMatchObject({ open: total - 5_000 });
    const listed = await boss.open(TRANSFERS);
    const done = await boss.press(listed, 'Ja, dieselbe Zahlung');
    expect(textOf(done.text)).toContain('Gezählt ist sie einmal');
    expect(await stored(number)).toMatchObject({ open: total - 5_000, kept: 5_000 });
    expect(await words('/muster/tresen/protokoll')).toContain('von Hand erfasst, dieselbe Zahlung');
    const mails = await database.query(
      `select subject from mails where subject like '%${number}%' and subject like '%berichtigt%'`,
    );
    expect(mails).toEqual([]);
    // It is a transfer like another now: released, its money is open again.
    const id = await database.value<string>(`select id from bank_transfers where text = '${number}'`);
    await boss.post(TRANSFERS, { befehl: 'release-transfer', ueberweisung: id ?? '' });
    expect(await stored(number)).toMatchObject({ open: total, kept: 0 });
  });

  it('counts as well if it is another one, also of an order that is paid', async () => {
    const { number, at, total } = await placed();
    await press(at, 'Zahlung erfassen');
    await read(camt('053', [{ cents: total, text: number, day: TODAY }]));
    expect(await stored(number)).toMatchObject({ open: 0, kept: total });
    const listed = await boss.open(TRANSFERS);
    await boss.press(listed, 'Nein, eine weitere Zahlung');
    expect(await stored(number)).toMatchObject({ open: 0, kept: 2 * total });
  });

  it('is none that was taken at the till, of another sum, or long ago', async () => {
    const [till, sum, old] = [await placed(), await placed(), await placed()];
    await press(till.at, 'Übergeben', { bezahlt: 'bar' });
    await press(sum.at, 'Zahlung erfassen', { betrag: '50,00' });
    await press(old.at, 'Zahlung erfassen', { betrag: '50,00' });
    await database.query(
      `update payment_events set at = at - interval '15 days' where subject = (select 'order:' || id from orders where number = $1)`,
      [old.number],
    );
    await read(
      camt('053', [
        { cents: till.total, text: till.number, day: TODAY },
        { cents: 4_900, text: sum.number, day: TODAY },
        { cents: 5_000, text: old.number, day: TODAY },
      ]),
    );
    for (const { number } of [till, sum, old]) expect(await heldOf(number)).toBeUndefined();
    expect(await stored(sum.number)).toMatchObject({ kept: 9_900 });
    expect(await stored(old.number)).toMatchObject({ kept: 10_000 });
  });

  it('is linked by the operator, too', async () => {
    const { number, at, total } = await placed();
    await press(at, 'Zahlung erfassen', { betrag: '20,00' });
    await read(camt('053', [{ cents: 2_000, text: number, day: TODAY }]));
    const id = (await heldOf(number)) ?? '';
    expect((await radhaus(database, 'bank', 'link', id.slice(0, 8), '--by', 'Büro')).stdout).toContain(
      'counts once',
    );
    expect(await stored(number)).toMatchObject({ open: total - 2_000, kept: 2_000 });
  });
});

it('a refund by hand names the account that the money came from, to who pays it out', async () => {
  const { number, at, total } = await placed();
  await read(
    camt('053', [{ cents: total + 700, text: number, payer: 'Eva Berg', payerIban: PAYER, day: TODAY }]),
  );
  expect(await words(at)).toContain('Überwiesen von Eva Berg, DE89 … 3000');
  await press(at, 'Erstatten');
  const page = await boss.open(at);
  expect(textOf(page.text)).toContain('Auszahlen an Eva Berg DE89 3704 0044 0532 0130 00');
  expect(page.text).toContain(`value="${PAYER}"`);
  const seen = await workshop.open(at);
  expect(textOf(seen.text)).toContain('DE89 … 3000');
  expect(seen.text).not.toContain(PAYER);
  expect(textOf(seen.text)).not.toContain('DE89 3704');
  await press(at, 'Erstattung ist ausgezahlt');
  expect((await boss.open(at)).text).not.toContain(PAYER);
  const { at: unknown, total: sum } = await placed();
  await press(unknown, 'Zahlung erfassen', { betrag: euros(sum + 100), trotzdem: 'on' });
  await press(unknown, 'Erstatten');
  expect(await words(unknown)).toContain('Von welchem Konto das Geld kam, ist hier nicht bekannt');
});
