import { type Booking, OWN_ACCOUNT } from './bank-files';

/** One booking of a statement in MT940. */
export interface SwiftBooking extends Booking {
  /** ISO day; the booking's day if it is missing. */
  valueDay?: string;
  reference?: string;
  /** A mark other than C and D. */
  mark?: 'RC' | 'RD' | 'EC' | 'ED';
}

export interface SwiftLayout {
  name: string;
  /** Of field 25. */
  account?: string;
  /** Lines before and behind the fields of each message. */
  above?: readonly string[];
  below: readonly string[];
  /** Behind the mark. */
  letter?: string;
  /** As SWIFT does: '12,' and ',5'. */
  isShort?: boolean;
  hasNoEntryDate?: boolean;
  info: (booking: SwiftBooking) => readonly string[];
  lacks?: readonly ('iban' | 'name')[];
}

const compactDay = (day: string) => day.slice(2).replaceAll('-', '');

function amount(cents: number, isShort = false): string {
  const [whole, decimals = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return isShort ? `${whole},${decimals.replace(/0+$/, '')}` : `${whole},${decimals}`;
}

const parts = (text: string, length: number) =>
  Array.from({ length: Math.ceil(text.length / length) }, (_, at) =>
    text.slice(at * length, (at + 1) * length),
  );

/** Purposes in parts of 27 signs, each keyword in a part of its own, lines of 65. */
function german(booking: SwiftBooking, { code = '166', isTrimmed = false } = {}): string[] {
  const { text, endToEnd, name, iban, cents } = booking;
  const purposes = [`EREF+${endToEnd ?? 'NOTPROVIDED'}`, `SVWZ+${text}`].flatMap((one) => parts(one, 27));
  const names = parts(name, 27).slice(0, 2);
  const fields = [
    `?00${cents < 0 ? 'FOLGELASTSCHRIFT' : 'GUTSCHR. UEBERWEISUNG'}`,
    '?109248',
    ...purposes.map((part, index) => {
      const key = index < 10 ? 20 + index : 50 + index;
      return `?${key}${isTrimmed ? part.trim() : part}`;
    }),
    ...(iban ? ['?30COBADEFFXXX', `?31${iban}`] : []),
    ...names.map((part, index) => `?${32 + index}${part}`),
    '?34997',
  ];
  return parts(code + fields.join(''), 65);
}

export const swiftLayouts: readonly SwiftLayout[] = [
  { name: 'German', letter: 'R', below: ['-'], info: (booking) => german(booking) },
  { name: 'German without blanks at the ends', below: ['-'], info: (b) => german(b, { isTrimmed: true }) },
  {
    name: 'German, a bank code and an account',
    account: '12030000/0000202051',
    isShort: true,
    below: ['-'],
    info: (booking) => german(booking),
  },
  {
    name: 'German in blocks of the network',
    account: `${OWN_ACCOUNT}EUR`,
    above: ['{1:F01BYLADEM1AXXX0000000000}{2:O9401200261124BYLADEM1AXXX00000000002611241200N}{3:}{4:'],
    below: ['-}{5:{CHK:000000000000}}'],
    letter: 'R',
    info: (booking) => german(booking),
  },
  {
    name: 'parts in their lines',
    below: [],
    info: (b) => german(b).join('').replaceAll('?', '\n?').split('\n'),
  },
  {
    name: 'text alone',
    below: ['-}'],
    hasNoEntryDate: true,
    info: ({ text, endToEnd, name }) =>
      parts([name, text, ...(endToEnd ? [endToEnd] : [])].join(' '), 65).map((line) => line.trim()),
    lacks: ['iban', 'name'],
  },
  {
    name: 'words before the parts',
    below: ['-'],
    info: ({ text, endToEnd, iban }) => [
      `SVWZ+${text} EREF+${endToEnd ?? 'NOTPROVIDED'} IBAN+${iban}`.slice(0, 65),
      `SVWZ+${text} EREF+${endToEnd ?? 'NOTPROVIDED'} IBAN+${iban}`.slice(65),
    ],
    lacks: ['name'],
  },
  {
    name: 'slashes',
    isShort: true,
    below: ['-}'],
    info: ({ text, endToEnd, name, iban }) =>
      parts(
        `/TRTP/SEPA CREDIT/IBAN/${iban}/BIC/COBADEFF/NAME/${name}/REMI/${text}/EREF/${endToEnd ?? 'NOTPROVIDED'}`,
        65,
      ),
  },
];

/** @param bookings of one message */
export function swiftLines(
  layout: SwiftLayout,
  bookings: readonly SwiftBooking[],
  { number = 1, account = layout.account ?? OWN_ACCOUNT, currency = 'EUR' } = {},
): string[] {
  const first = compactDay(bookings[0]?.day ?? '2026-11-24');
  const last = compactDay(bookings.at(-1)?.day ?? '2026-11-24');
  const sum = bookings.reduce((total, { cents }) => total + cents, 1_000_00);
  return [
    ...(layout.above ?? []),
    ':20:STARTUMSE',
    `:25:${account}`,
    `:28C:${String(number).padStart(5, '0')}/001`,
    `:60F:C${first}${currency}${amount(1_000_00)}`,
    ...bookings.flatMap((booking) => [
      swiftHead(layout, booking),
      ...layout.info(booking).map((line, index) => (index === 0 ? `:86:${line}` : line)),
    ]),
    `:62F:${sum < 0 ? 'D' : 'C'}${last}${currency}${amount(sum)}`,
    ...layout.below,
  ];
}

/** Field 61. */
export function swiftHead(
  { letter = '', isShort, hasNoEntryDate }: SwiftLayout,
  booking: SwiftBooking,
): string {
  const { cents, day, valueDay = day, mark = cents < 0 ? 'D' : 'C', reference } = booking;
  const days = hasNoEntryDate ? compactDay(day) : compactDay(valueDay) + compactDay(day).slice(2);
  return `:61:${days}${mark}${letter}${amount(cents, isShort)}NTRFNONREF${reference ? `//${reference}` : ''}`;
}
