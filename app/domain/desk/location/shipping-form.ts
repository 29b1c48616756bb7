import { carrierCodes, carrierOf } from '~/domain/tenancy/carriers';
import type { deliverySettings } from '~/domain/tenancy/delivery';
import { parseCents } from '~/values/money';
import { lettersOf } from '../piece-field';

type Carriers = ReturnType<typeof deliverySettings.of>['carriers'];
type Carrier = Carriers[number];

export interface CarrierRow {
  code: string;
  name: string;
  /** Usual working days in transit. */
  usualDays: number;
  isOffered: boolean;
  /** Undefined: the flat price. */
  cents: number | undefined;
  days: number | undefined;
}

const codeOf = (carrier: Carrier) => carrierOf(typeof carrier === 'string' ? carrier : carrier.code).code;

/** Those offered first, as shoppers see them. */
export function carrierRows(carriers: Carriers): CarrierRow[] {
  const stored = new Map(carriers.map((carrier) => [codeOf(carrier), carrier]));
  return [...new Set([...stored.keys(), ...carrierCodes])].map((code) => {
    const { name, transitDays } = carrierOf(code);
    const own = stored.get(code);
    const { preisCents, tage } = typeof own === 'object' ? own : {};
    return {
      code,
      name,
      usualDays: transitDays,
      isOffered: own !== undefined,
      cents: preisCents,
      days: tage,
    };
  });
}

/** @param index of the row */
export const carrierField = (part: 'art' | 'preis' | 'tage', index: number) =>
  `${part}${lettersOf(index + 1)}`;

const MAX_CENTS = 100_000;
const AMOUNT = 'Bitte geben Sie einen Betrag von 0 bis 1.000 € an, wie 4,90.';
const DAYS = 'Bitte geben Sie Werktage von 1 bis 30 an.';
const ONE = 'Mindestens eine Versandart muss bleiben.';

function centsIn(text: string): number | undefined {
  const cents = parseCents(text);
  return cents !== undefined && cents <= MAX_CENTS ? cents : undefined;
}

/** Errors by field; an empty price is the flat price, an empty term the carrier's usual one. */
export function readShipping(values: Readonly<Record<string, string>>, rows: readonly CarrierRow[]) {
  const errors: Record<string, string[]> = {};
  const typed = (name: string) => values[name]?.trim() ?? '';
  const flat = centsIn(typed('pauschale'));
  if (flat === undefined) errors.pauschale = [AMOUNT];
  const carriers = rows.flatMap(({ code }, index): Carriers => {
    if (values[carrierField('art', index)] !== 'on') return [];
    const [price, days] = [carrierField('preis', index), carrierField('tage', index)];
    const cents = typed(price) === '' ? undefined : centsIn(typed(price));
    if (typed(price) !== '' && cents === undefined) errors[price] = [AMOUNT];
    const term = /^([1-9]|[12]\d|30)$/.test(typed(days)) ? Number(typed(days)) : undefined;
    if (typed(days) !== '' && term === undefined) errors[days] = [DAYS];
    if (cents === undefined && term === undefined) return [code];
    return [{ code, ...(cents !== undefined && { preisCents: cents }), ...(term && { tage: term }) }];
  });
  if (carriers.length === 0) errors[carrierField('art', 0)] = [ONE];
  return { errors, shippingCents: flat ?? 0, carriers };
}
