import {
  mountingWork,
  type Service,
  servicesFor,
  type TyreType,
  type Work,
} from '~/domain/catalog/services-on-goods/service';
import type { FittedKind } from '~/domain/workshop/appointment-rules';
import type { Cents } from '~/values/money';

type PricedService = Omit<Service, 'articleId'> & { article: { id: number; price: { cents: Cents } } };

export interface FittedSet {
  kind: FittedKind;
  rimTenths: number;
  tyreType: TyreType;
  hasSensor: boolean;
  quantity: number;
}

export interface FittingPrice<S> {
  /** All that is needed, one piece for each wheel. */
  services: S[];
  totalCents: Cents;
  /** By choice; undefined: not offered. */
  disposal: { service: S; totalCents: Cents } | undefined;
}

const neededFor = ({ kind, hasSensor }: FittedSet): readonly Work[] =>
  kind === 'tyre' ? mountingWork({ hasSensor }) : ['radwechsel'];

/** Undefined if the location does not sell all of the work: only a complete price is shown. */
export function fittingPrice<S extends PricedService>(
  services: readonly S[],
  set: FittedSet,
): FittingPrice<S> | undefined {
  const needed = neededFor(set);
  const chosen = servicesFor(services, set, needed);
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
