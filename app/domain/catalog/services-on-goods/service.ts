import type { InferSelectModel } from 'drizzle-orm';
import { germanTenths } from '~/values/tenths';
import type { SaleUnit } from '../selling';
import type { servicesOnGoods } from './tables';

export type Service = InferSelectModel<typeof servicesOnGoods>;
export type Work = Service['work'];
export type TyreType = NonNullable<Service['tyreType']>;

export const serviceUnit: SaleUnit = { each: 'je Rad', set: 4 };
const pieceUnit: SaleUnit = { each: 'je Stück', set: 1 };

/** Undefined: that of the kind. */
export const unitOfService = ({ work }: Pick<Service, 'work'>): SaleUnit | undefined =>
  work === 'einbau' ? pieceUnit : undefined;

export const workNames: Record<Work, string> = {
  montage: 'Montage',
  wuchten: 'Wuchten',
  ventil: 'Ventil',
  sensor: 'RDKS-Sensor',
  entsorgung: 'Entsorgung',
  radwechsel: 'Radwechsel',
  einbau: 'Einbau',
};

export const tyreTypeNames: Record<TyreType, string> = {
  standard: 'Standardreifen',
  runflat: 'Runflat-Reifen',
  transporter: 'Transporterreifen',
};

type Scope = Pick<Service, 'fromRimTenths' | 'toRimTenths' | 'tyreType'>;

function inchesOf({ fromRimTenths: from, toRimTenths: to }: Scope): string | undefined {
  if (from === null && to === null) return undefined;
  if (from === to) return `${germanTenths(from ?? 0)} Zoll`;
  if (from === null) return `bis ${germanTenths(to ?? 0)} Zoll`;
  return to === null ? `ab ${germanTenths(from)} Zoll` : `${germanTenths(from)} bis ${germanTenths(to)} Zoll`;
}

/** '18 bis 19 Zoll, Runflat-Reifen', 'alle Größen' */
export function serviceMarking(service: Scope & Partial<Pick<Service, 'work'>>): string {
  if (service.work === 'einbau') return 'in der Werkstatt';
  const type = service.tyreType && tyreTypeNames[service.tyreType];
  return [inchesOf(service) ?? 'alle Größen', type].filter(Boolean).join(', ');
}

export function tyreTypeOf({
  runFlatMark,
  isCommercial,
}: {
  runFlatMark: string | null;
  isCommercial: boolean;
}): TyreType {
  if (runFlatMark) return 'runflat';
  return isCommercial ? 'transporter' : 'standard';
}

export interface WheelToFit {
  rimTenths: number;
  tyreType: TyreType;
  hasSensor: boolean;
}

const applies = (service: Scope, { rimTenths, tyreType }: WheelToFit) =>
  (service.fromRimTenths ?? 0) <= rimTenths &&
  rimTenths <= (service.toRimTenths ?? Number.POSITIVE_INFINITY) &&
  (service.tyreType ?? tyreType) === tyreType;

/** Larger than any rim, and finite: of two scopes without an upper end the one that begins later has fewer sizes. */
const LARGEST_RIM_TENTHS = 10_000;

const sizesOf = ({ fromRimTenths, toRimTenths }: Scope) =>
  (toRimTenths ?? LARGEST_RIM_TENTHS) - (fromRimTenths ?? 0);

/** A service for one type of tyre precedes one for any, then fewer sizes precede more. */
const moreSpecific = (a: Scope, b: Scope) =>
  Number(b.tyreType !== null) - Number(a.tyreType !== null) || sizesOf(a) - sizesOf(b);

export const mountingWork = ({ hasSensor }: Pick<WheelToFit, 'hasSensor'>): readonly Work[] => [
  'montage',
  'wuchten',
  hasSensor ? 'sensor' : 'ventil',
];

/** @returns the most specific of each kind of work that is offered */
export function servicesFor<S extends Scope & { work: Work }>(
  services: readonly S[],
  wheel: WheelToFit,
  needed: readonly Work[],
): S[] {
  return needed.flatMap((work) => {
    const [best] = services
      .filter((service) => service.work === work && applies(service, wheel))
      .sort(moreSpecific);
    return best ?? [];
  });
}

export const fittingServices = <S extends Scope & { work: Work }>(
  services: readonly S[],
  wheel: WheelToFit,
): S[] => servicesFor(services, wheel, mountingWork(wheel));
