import { afterEach, describe, expect, it } from 'vitest';
import { openOrders } from '../support/desk-orders';
import { textOf } from '../support/html-forms';
import { expectNothingLost } from '../support/money';

const { database, staff, placed } = await openOrders();
const leader = await staff('leitung');
const press = (at: string, button: string, fields: Record<string, string> = {}) =>
  leader.press(at, button, fields);

afterEach(() => expectNothingLost(database));

interface Row {
  id: string;
  total_cents: number;
  open_cents: number;
  payment_state: string;
}
const rowOf = async (number: string): Promise<Row> =>
  (await database.query<Row>('select * from orders where number = $1', [number]))[0] ??
  expect.fail('no order');

/** Invoices less corrections. */
const billed = (number: string) =>
  database.value<number>(
    `select coalesce(sum((case kind when 'invoice' then 1 else -1 end) * (data->'figures'->>'totalCents')::int), 0)::int
     from documents join orders on orders.id = order_id where orders.number = '${number}' and kind in ('invoice', 'correction')`,
  );
/** Came, less what went back. */
const kept = async (number: string) => {
  const { id } = await rowOf(number);
  return database.value<number>(
    `select coalesce(sum(case kind when 'received' then amount_cents when 'refunded' then -amount_cents when 'charged-back' then -amount_cents when 'voided' then -amount_cents else 0 end), 0)::int
     from payment_events where subject = 'order:${id}'`,
  );
};
const PATIENCE = { timeout: 15_000 };

async function expectBooksToAgree(number: string) {
  await expect.poll(async () => (await billed(number)) === (await kept(number)), PATIENCE).toBe(true);
}

async function refund(at: string, button = 'Erstatten', fields: Record<string, string> = {}) {
  await press(at, button, fields);
  await press(at, 'Erstattung ist ausgezahlt');
}

/** Of the order's page: the words after a label. */
async function sumAfter(at: string, label: string) {
  const words = textOf((await leader.open(at)).text);
  return new RegExp(`${label} ([-−]?[\\d.]+,\\d\\d) €`).exec(words)?.[1]?.replace('−', '-');
}

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

describe('an invoice less its corrections is the money that stays:', () => {
  it('a piece is cancelled unpaid, the rest handed over, one comes back', async () => {
    const { number, at } = await placed('kauf', 4);
    const { total_cents: total } = await rowOf(number);
    await press(at, 'Stornieren', { stueckA: '1' });
    await press(at, 'Übergeben', { bezahlt: 'bar' });
    await expect.poll(() => billed(number), PATIENCE).toBe((total * 3) / 4);
    await press(at, 'Zurücknehmen', { stueckA: '1' });
    await refund(at);
    await expectBooksToAgree(number);
    expect(await kept(number)).toBe(total / 2);
    expect(await rowOf(number)).toMatchObject({ open_cents: 0, payment_state: 'partly-refunded' });
    expect(await sumAfter(at, 'Nach Erstattung')).toBe(euros(total / 2));
    expect(await sumAfter(at, 'nicht bezahlt')).toBe(euros(-total / 4));
  });

  it('all that was handed over comes back', async () => {
    const { number, at } = await placed('kauf', 4);
    await press(at, 'Stornieren', { stueckA: '1' });
    await press(at, 'Übergeben', { bezahlt: 'karte' });
    await press(at, 'Zurücknehmen');
    expect(await rowOf(number)).toMatchObject({ open_cents: 0, payment_state: 'paid' });
    await refund(at);
    await expectBooksToAgree(number);
    expect([await billed(number), await sumAfter(at, 'Nach Erstattung')]).toEqual([0, '0,00']);
    expect(await rowOf(number)).toMatchObject({ payment_state: 'refunded' });
  });

  it('a payment that bounced was made anew', async () => {
    const { number, at } = await placed('kauf', 2);
    const { id, total_cents: total } = await rowOf(number);
    await press(at, 'Zahlung erfassen');
    await database.query(
      `insert into payment_events (subject, kind, amount_cents, reference, actor_type, actor_id, at)
       values ($1, 'charged-back', $2, 'Rücklauf', 'staff', 'Theke', now())`,
      [`order:${id}`, total],
    );
    await database.query(
      `update orders set open_cents = total_cents, payment_state = 'charged-back' where id = $1`,
      [id],
    );
    await press(at, 'Übergeben', { bezahlt: 'karte' });
    await expect.poll(() => billed(number), PATIENCE).toBe(total);
    await press(at, 'Zurücknehmen');
    await refund(at);
    await expectBooksToAgree(number);
    expect(await rowOf(number)).toMatchObject({ payment_state: 'refunded', open_cents: 0 });
  });

  it('a piece comes back before it was paid', async () => {
    const { number, at } = await placed('kauf', 2);
    const { total_cents: total } = await rowOf(number);
    await press(at, 'Übergeben', { bezahlt: 'ueberweisung' });
    await expect.poll(() => billed(number), PATIENCE).toBe(total);
    await press(at, 'Zurücknehmen', { stueckA: '1' });
    await expect.poll(() => billed(number), PATIENCE).toBe(total / 2);
    expect(await rowOf(number)).toMatchObject({ open_cents: total / 2 });
    const lastMail = async () => {
      const [mail] = await database.query<{ text: string }>(
        "select text from mails where subject like 'Ihre Rechnungskorrektur %' order by created_at desc limit 1",
      );
      return mail?.text;
    };
    await expect
      .poll(lastMail, PATIENCE)
      .toContain('Um diesen Betrag verringert sich, was noch zu bezahlen ist.');
    await press(at, 'Zahlung erfassen');
    await expectBooksToAgree(number);
  });

  it('less than the price is agreed on before the goods are handed over', async () => {
    const { number, at } = await placed('kauf', 2);
    const { total_cents: total } = await rowOf(number);
    await press(at, 'Zahlung erfassen');
    await refund(at, 'Anderen Betrag erstatten', { betrag: '7,80', grund: 'Kulanz' });
    await press(at, 'Übergeben');
    await expect.poll(() => billed(number), PATIENCE).toBe(total - 780);
    await expectBooksToAgree(number);
    const texts = async () => {
      const mails = await database.query<{ text: string }>(
        "select text from mails where subject like 'Ihre Rechnung%' order by created_at desc limit 2",
      );
      return mails
        .map(({ text }) => text)
        .join('\n')
        .replaceAll('\u00a0', ' ');
    };
    await expect.poll(texts, PATIENCE).toContain('7,80 € haben wir Ihnen erstattet.');
    expect(await texts()).toContain('Der Rechnungsbetrag ist bezahlt');
    expect(await texts()).not.toContain('Offen ist');
  });

  it('less than the price is agreed on, which is no debt', async () => {
    const { number, at } = await placed('kauf', 2);
    const { total_cents: total } = await rowOf(number);
    await press(at, 'Übergeben', { bezahlt: 'bar' });
    await refund(at, 'Anderen Betrag erstatten', { betrag: '5,89', grund: 'Kulanz' });
    await expectBooksToAgree(number);
    expect(await rowOf(number)).toMatchObject({ open_cents: 0, payment_state: 'partly-refunded' });
    const page = textOf((await leader.open(at)).text);
    expect(page).not.toContain('Noch zu zahlen');
    expect(page).not.toContain('Zahlung erfassen');
    expect((await leader.open('/muster/tresen/zahlungen?ansicht=offen')).text).not.toContain(number);
    expect(await sumAfter(at, 'Nach Erstattung')).toBe(euros(total - 589));
    // What comes back later is given back for what was paid.
    await press(at, 'Zurücknehmen');
    await refund(at);
    await expectBooksToAgree(number);
    expect(await kept(number)).toBe(0);
  });
});

describe('what was let off stays so', () => {
  const dueAt = async (at: string) => {
    const number = at.split('/').at(-1) ?? '';
    const { id } = await rowOf(number);
    return euros(
      (await database.value<number>(
        `select amount_cents from refunds where subject = 'order:${id}' and state = 'proposed'`,
      )) ?? 0,
    );
  };

  it('when a piece comes back later, which is refunded at its price', async () => {
    const { number, at } = await placed('kauf', 2);
    const { total_cents: total } = await rowOf(number);
    await press(at, 'Übergeben', { bezahlt: 'bar' });
    await refund(at, 'Anderen Betrag erstatten', { betrag: '10,00', grund: 'Kratzer' });
    const back = await press(at, 'Zurücknehmen', { stueckA: '1' });
    expect(textOf(back.text).replaceAll('\u00a0', ' ')).toContain(
      'Schon früher haben Sie 10,00 € ohne Rückgabe erstattet.',
    );
    expect(await dueAt(at)).toBe(euros(total / 2));
    await refund(at);
    await expectBooksToAgree(number);
    expect(await kept(number)).toBe(total / 2 - 1_000);
  });

  it('when a part is handed over and the rest is cancelled', async () => {
    const { number, at } = await placed('kauf', 2);
    const { total_cents: total } = await rowOf(number);
    await press(at, 'Zahlung erfassen');
    await press(at, 'Übergeben', { stueckA: '1' });
    await expect.poll(() => billed(number), PATIENCE).toBe(total / 2);
    await refund(at, 'Anderen Betrag erstatten', { betrag: '10,00', grund: 'Kulanz' });
    await expect.poll(() => billed(number), PATIENCE).toBe(total / 2 - 1_000);
    await press(at, 'Stornieren');
    expect(await dueAt(at)).toBe(euros(total / 2));
    await refund(at);
    await expectBooksToAgree(number);
    expect(await kept(number)).toBe(total / 2 - 1_000);
  });

  it('unless nothing is given back, with a reason', async () => {
    const { number, at } = await placed('kauf', 2);
    const { total_cents: total } = await rowOf(number);
    await press(at, 'Übergeben', { bezahlt: 'bar' });
    await press(at, 'Zurücknehmen', { stueckA: '1' });
    const unsaid = await press(at, 'Nichts erstatten');
    expect([unsaid.status, textOf(unsaid.text)]).toEqual([
      400,
      expect.stringContaining('Bitte geben Sie an, warum nichts zurückgeht.'),
    ]);
    await press(at, 'Nichts erstatten', { grund: 'gebraucht zurück' });
    expect([await dueAt(at), await kept(number)]).toEqual(['0,00', total]);
    expect((await leader.open('/muster/tresen')).text).not.toContain(`${number}</a>`);
  });

  it('and a refund that nobody has paid out is stopped', async () => {
    const { number, at } = await placed('kauf', 2);
    const { total_cents: total } = await rowOf(number);
    await press(at, 'Zahlung erfassen');
    await press(at, 'Anderen Betrag erstatten', { betrag: '40,00', grund: 'Kulanz' });
    const stopped = await press(at, 'Doch nicht auszahlen', { grund: 'vertippt' });
    expect(textOf(stopped.text)).toContain('Die Erstattung ist aufgehoben. Ausgezahlt wird nichts.');
    expect(stopped.text).not.toContain('value="refund-done"');
    expect(await rowOf(number)).toMatchObject({ open_cents: 0, payment_state: 'paid' });
    expect(await kept(number)).toBe(total);
    expect(textOf((await leader.open('/muster/tresen')).text)).not.toContain(`Auszahlung offen ${number}`);
  });
});

describe('money that is on its way back pays for nothing', () => {
  it('when the payment is voided that the rest was too much of', async () => {
    const { number, at } = await placed('kauf', 2);
    const { total_cents: total } = await rowOf(number);
    await press(at, 'Zahlung erfassen', { betrag: '30,00', beleg: 'Q2' });
    await press(at, 'Zahlung erfassen', { betrag: euros(total), beleg: 'Q1', trotzdem: 'on' });
    await press(at, 'Erstatten');
    expect([await sumAfter(at, 'Wird erstattet'), await sumAfter(at, 'Zu viel bezahlt')]).toEqual([
      '-30,00',
      '30,00',
    ]);
    await press(at, 'Zahlung stornieren', { zahlung: 'Q1', grund: 'vertippt' });
    expect(await sumAfter(at, 'Noch zu zahlen')).toBe(euros(total));
    expect((await leader.open('/muster/tresen/zahlungen?ansicht=offen')).text).toContain(number);
    await press(at, 'Erstattung ist ausgezahlt');
    expect([await sumAfter(at, 'Noch zu zahlen'), await rowOf(number)]).toEqual([
      euros(total),
      expect.objectContaining({ open_cents: total }),
    ]);
    const { id } = await rowOf(number);
    expect(await database.value(`select count(*)::int from refunds where subject = 'order:${id}'`)).toBe(1);
  });

  it('when less was paid than is owed, also on the invoice', async () => {
    const { number, at } = await placed('kauf', 2);
    const { total_cents: total } = await rowOf(number);
    await press(at, 'Zahlung erfassen', { betrag: '60,00', beleg: 'Q1' });
    await press(at, 'Anderen Betrag erstatten', { betrag: '10,00', grund: 'Kulanz' });
    expect((await rowOf(number)).open_cents).toBe(total - 6_000);
    await press(at, 'Übergeben', { bezahlt: 'offen' });
    const paid = () =>
      database.value<number>(
        `select (data->>'paidCents')::int from documents join orders on orders.id = order_id where orders.number = '${number}'`,
      );
    await expect.poll(paid, PATIENCE).toBe(6_000);
    await press(at, 'Erstattung ist ausgezahlt');
    expect((await rowOf(number)).open_cents).toBe(total - 6_000);
  });
});

describe('a payment is recorded as it was typed:', () => {
  it('more than is open asks', async () => {
    const { number, at } = await placed('kauf', 2);
    const { total_cents: total } = await rowOf(number);
    for (const betrag of ['9999999,99', euros(total + 1)]) {
      const asked = await press(at, 'Zahlung erfassen', { betrag });
      expect([betrag, asked.status]).toEqual([betrag, 400]);
      expect(textOf(asked.text)).toContain(`Offen sind nur ${euros(total)} €. Stimmt der Betrag?`);
    }
    expect(await kept(number)).toBe(0);
    await press(at, 'Zahlung erfassen', { betrag: euros(total + 1_000), trotzdem: 'on' });
    await refund(at);
    expect([
      await kept(number),
      await sumAfter(at, 'Nach Erstattung'),
      await sumAfter(at, 'Zu viel bezahlt'),
    ]).toEqual([total, euros(total), '10,00']);
  });

  it('the receipt of another payment is refused, and a long one', async () => {
    const { number, at } = await placed('kauf', 2);
    await press(at, 'Zahlung erfassen', { betrag: '5,89', beleg: 'bar' });
    const again = await press(at, 'Zahlung erfassen', { betrag: '10,00', beleg: 'bar' });
    expect(again.status).toBe(409);
    expect(textOf(again.text)).toContain('„bar“ ist schon eine Zahlung über 5,89 € erfasst');
    const long = await press(at, 'Zahlung erfassen', { betrag: '10,00', beleg: 'x'.repeat(37) });
    expect([long.status, await kept(number)]).toEqual([400, 589]);
    await press(at, 'Zahlung erfassen', { betrag: '10,00', beleg: 'bar 2' });
    expect(await kept(number)).toBe(1_589);
  });
});

describe('a payment that was recorded by mistake', () => {
  it('is taken back, and the right one recorded', async () => {
    const { number, at } = await placed('kauf', 2);
    const { total_cents: total } = await rowOf(number);
    await press(at, 'Zahlung erfassen', { betrag: '5,89', beleg: 'Q1' });
    await press(at, 'Zahlung erfassen', { betrag: '10,00', beleg: 'Q2' });
    const page = await leader.open(at);
    expect(textOf(page.text)).toContain('Der Betrag gilt dann als nie eingegangen');
    const unsaid = await press(at, 'Zahlung stornieren');
    expect([unsaid.status, textOf(unsaid.text)]).toEqual([
      400,
      expect.stringContaining('Bitte geben Sie an, warum die Zahlung nicht zu dieser Bestellung gehört.'),
    ]);
    const foreign = await press(at, 'Zahlung stornieren', { zahlung: 'transfer x', grund: 'vertippt' });
    expect(foreign.status).toBe(409);
    await press(at, 'Zahlung stornieren', { zahlung: 'Q1', grund: 'vertippt' });
    expect([await kept(number), (await rowOf(number)).open_cents]).toEqual([1_000, total - 1_000]);
    expect(textOf((await leader.open(at)).text)).toMatch(/Zahlung berichtigt[^.]*vertippt/);
    // The receipt may come again for the right amount.
    await press(at, 'Zahlung erfassen', { betrag: '58,90', beleg: 'Q1', trotzdem: 'on' });
    expect(await kept(number)).toBe(6_890);
  });

  it('stays where something of it was given back', async () => {
    const { number, at } = await placed('kauf', 2);
    await press(at, 'Zahlung erfassen');
    await press(at, 'Anderen Betrag erstatten', { betrag: '1,00', grund: 'Kulanz' });
    expect((await leader.open(at)).text).not.toContain('Zahlung stornieren');
    expect(await rowOf(number)).toMatchObject({ open_cents: 0 });
  });

  it('is none that comes from a provider or a statement', async () => {
    const { number, at } = await placed('kauf', 2);
    const { id } = await rowOf(number);
    await database.query(
      `insert into payment_events (subject, kind, amount_cents, reference, actor_type, actor_id, at)
       values ($1, 'received', 100, 'CAP', 'provider', 'paypal', now()), ($1, 'received', 100, 'transfer 2026-11-30 abcdefgh', 'staff', 'Theke', now())`,
      [`order:${id}`],
    );
    expect((await leader.open(at)).text).not.toContain('Zahlung stornieren');
    await database.query('delete from payment_events where subject = $1', [`order:${id}`]);
  });
});
