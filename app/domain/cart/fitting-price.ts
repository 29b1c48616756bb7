import {
  mountingWork,
  type Service,
  servicesFor,
  type TyreType,
  type Work,
} from '~/domain/catalog/services-on-goods/service';
import type { WheelKind } from '~/domain/workshop/appointment-rules';
import type { Cents } from '~/values/money';

type PricedService = Omit<Service, 'articleId'> & { article: { id: number; price: { cents: Cents } } };

export interface WheelSet {
  kind: WheelKind;
  rimTenths: number;
  tyreType: TyreType;
  hasSensor: boolean;
  quantity: number;
}

export interface ProductSet {
  kind: 'product';
  category: string;
  quantity: number;
}

export type FittedSet = WheelSet | ProductSet;

export interface FittingPrice<S> {
  /** All that is needed, one piece for each wheel or product. */
  services: S[];
  totalCents: Cents;
  /** By choice; undefined: not offered. */
  disposal: { service: S; totalCents: Cents } | undefined;
}

function neededFor(set: FittedSet): readonly Work[] {
  if (set.kind === 'product') return ['einbau'];
  return set.kind === 'tyre' ? mountingWork(set) : ['radwechsel'];
}

const workFor = <S extends PricedService>(services: readonly S[], set: FittedSet, needed: readonly Work[]) =>
  set.kind === 'product'
    ? services.filter(({ work, category }) => needed.includes(work) && category === set.category)
    : servicesFor(services, set, needed);

/** Undefined if the location does not sell all of the work: only a complete price is shown. */
export function fittingPrice<S extends PricedService>(
  services: readonly S[],
  set: FittedSet,
): FittingPrice<S> | undefined {
  const needed = neededFor(set);
  const chosen = workFor(services, set, needed);
  if (chosen.length < needed.length) return undefined;
  const totalOf = (some: readonly S[]) =>
    set.quantity * some.reduce((sum, { article }) => sum + article.price.cents, 0);
  const [disposal] = set.kind === 'tyre' ? servicesFor(services, set, ['entsorgung']) : [];
  return {
    services: chosen,
    totalCents: totalOf(chosen),
    disposal: disposal && { service: disposal, totalCents: totalOf([disposal]) },
  };
}
