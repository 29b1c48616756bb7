import { describe, expect, it } from 'vitest';
import { changedPath, changeMessages, changeOfUrl, type OrderPart, orderChange } from './order-change';
import { type DigestedOrder, orderDigest } from './order-digest.server';

const vehicle = {
  kind: 'vehicle',
  code: '0603-BJH',
  label: 'VW Golf',
  verdict: { result: 'fits', words: 'Passt.' },
} as const;

const full = {
  draft: {
    orderType: 'kauf',
    contact: {
      salutation: 'frau',
      firstName: 'Eva',
      lastName: 'Berg',
      email: 'eva@example.de',
      phone: '0431 123456',
    },
    address: {
      company: 'Berg GmbH',
      street: 'Hafenweg 12',
      postcode: '24103',
      city: 'Kiel',
      deliverTo: {
        firstName: 'Jan',
        lastName: 'Holm',
        company: 'Holm KG',
        street: 'Deich 3',
        postcode: '24937',
        city: 'Flensburg',
      },
    },
    payment: 'vorkasse',
  },
  lines: [
    {
      id: '8c5b7c1e-0d5f-4a87-9a53-6d2f5b0f8b11',
      article: {
        id: 7,
        title: 'Kumho HS52',
        subtitle: '205/55 R16 91V',
        price: { cents: 8900 },
        depositCents: 100,
        vatRate: 19,
      },
      options: [{ kind: 'fitting', article: 'tyre:abc' }],
      quantity: 4,
      waivedDepositCents: 50,
    },
    {
      id: 'f0f8a3a4-8ab0-4c5f-8a77-0a8f6a0d2c22',
      article: {
        id: 9,
        title: 'Ventil',
        subtitle: '4 Stück',
        price: { cents: 900 },
        depositCents: null,
        vatRate: 7,
      },
      options: [],
      quantity: 1,
    },
  ],
  discounts: [300, 20],
  option: { value: 'versand:dhl', text: 'Versand mit DHL' },
  totals: {
    goodsCents: 36500,
    discountCents: 320,
    shippingCents: 590,
    depositCents: 400,
    totalCents: 37170,
    vatCents: 5900,
    vat: [{ rate: 19, goodsCents: 36180, shippingCents: 590, depositCents: 400, vatCents: 5900 }],
  },
  couponCode: 'WILLKOMMEN10',
  slot: { startsAt: new Date('2026-12-07T08:00:00Z'), endsAt: new Date('2026-12-07T09:00:00Z') },
  deliveryTime: 'bis Di., 1.12. bei Ihnen',
  heldText: 'bis einschließlich 6. Dezember 2026',
  terms: ['# AGB', { firma: 'Muster GmbH' }],
} satisfies Omit<DigestedOrder, 'vehicleOf'>;

type Data = typeof full & { vehicle: typeof vehicle };
const complete: Data = { ...full, vehicle };

const digestOf = ({ vehicle: chosen, ...order }: Data) =>
  orderDigest({ ...order, vehicleOf: (id) => (id === complete.lines[0]?.id ? chosen : undefined) });

type Path = (string | number)[];

/** Every value of the order, at any depth. */
function leaves(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [path];
  return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]));
}

function otherThan(value: unknown): unknown {
  if (value instanceof Date) return new Date(value.getTime() + 60_000);
  if (typeof value === 'number') return value + 1;
  if (value === 'kauf') return 'reservierung';
  return value === null ? 1 : `${value}x`;
}

function changedAt(value: unknown, [key, ...rest]: Path, change: (value: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  const copy: Record<string, unknown> = Object.assign(Array.isArray(value) ? [] : {}, value);
  copy[key] = changedAt(copy[key], rest, change);
  return copy;
}

const partOf: Record<string, OrderPart> = {
  'draft.orderType': 'art',
  'draft.contact': 'kontakt',
  'draft.address': 'kontakt',
  'draft.address.deliverTo': 'lieferadresse',
  'draft.payment': 'zahlung',
  lines: 'artikel',
  discounts: 'artikel',
  vehicle: 'artikel',
  option: 'lieferung',
  deliveryTime: 'lieferung',
  heldText: 'lieferung',
  totals: 'summe',
  couponCode: 'summe',
  slot: 'termin',
  terms: 'bedingungen',
};

function expectedPart(path: Path): OrderPart | undefined {
  const prefixes = path.map((_, at) => path.slice(0, path.length - at).join('.'));
  return prefixes.map((prefix) => partOf[prefix]).find((part) => part !== undefined);
}

/** Names that are kept, but say nothing of what is ordered. */
const unordered = new Set(['vehicle.kind', 'vehicle.label']);
const paths = leaves(complete).filter((path) => !unordered.has(path.join('.')));
const shown = digestOf(complete);

describe('a change of any value of the order is seen, and named by its place on the page', () => {
  it.each(paths.map((path) => [path.join('.'), path] as const))('%s', (name, path) => {
    const now = digestOf(changedAt(complete, path, otherThan) as Data);
    const change = orderChange(shown, now);
    const part = expectedPart(path);
    // Another id of a line is another line.
    expect(change?.parts, name).toContain(part);
    if (path[0] === 'lines') expect(change?.lines).toHaveLength(1);
    // Without a purchase nothing is paid for in one of the ways.
    if (name !== 'draft.orderType') expect(change?.parts).toEqual([part]);
  });
});

it('sees a line that is gone, one that is new, and one that was exchanged for another of the same price', () => {
  const [first, second] = full.lines as [Data['lines'][number], Data['lines'][number]];
  const without = digestOf({ ...complete, lines: [first] });
  expect(orderChange(shown, without)).toEqual({ parts: ['artikel'], lines: [] });
  expect(orderChange(without, shown)).toEqual({ parts: ['artikel'], lines: [second.id] });
  const id = '11111111-8ab0-4c5f-8a77-0a8f6a0d2c22';
  const exchanged = digestOf({ ...complete, lines: [first, { ...second, id }] });
  expect(orderChange(shown, exchanged)).toEqual({ parts: ['artikel'], lines: [id] });
});

it('is equal for what a database gives back: other order of keys, null for what is missing', () => {
  const reversed = (value: unknown): unknown =>
    typeof value !== 'object' || value === null || value instanceof Date
      ? value
      : Array.isArray(value)
        ? value.map(reversed)
        : Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, one]) => [key, reversed(one)]),
          );
  expect(orderChange(shown, digestOf(reversed(complete) as Data))).toBeUndefined();
  const { company: _, ...address } = complete.draft.address;
  const withNull = { ...address, company: null } as unknown as Data['draft']['address'];
  const without = { ...complete, draft: { ...complete.draft, address: address as Data['draft']['address'] } };
  const nulled = { ...complete, draft: { ...complete.draft, address: withNull } };
  expect(digestOf(without)).toBe(digestOf(nulled));
});

describe('the form may bring anything', () => {
  it.each(['', 'x', '....', 'constructor:1', ':', 'summe', 'unbekannt:abc'])(
    '"%s" is a page without a digest',
    (odd) => {
      const change = orderChange(odd, shown);
      expect(change).toEqual({ parts: [], lines: [] });
      expect(changeMessages({ parts: [] })).toEqual([
        { text: 'Bitte prüfen Sie Ihre Angaben und bestätigen Sie noch einmal.' },
      ]);
    },
  );
});

it('a change goes through an address', () => {
  const id = full.lines[1]?.id ?? '';
  const change = { parts: ['art', 'artikel', 'summe'] as OrderPart[], lines: [id] };
  const url = new URL(changedPath('/checkout/bestaetigungKauf', change), 'http://localhost');
  expect(changeOfUrl(url)).toMatchObject({
    parts: change.parts,
    lines: expect.arrayContaining([id]),
  });
  expect(changeOfUrl(new URL('http://localhost/checkout/bestaetigungKauf'))).toBeUndefined();
});
