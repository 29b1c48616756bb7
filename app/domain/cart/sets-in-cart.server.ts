import { articleKey } from '~/domain/catalog/articles/article';
import { vehicleOf } from '~/domain/catalog/articles/line-options';
import { wheelsToFit } from '~/domain/catalog/complete-wheels/wheels-to-fit.server';
import { servicesForSale } from '~/domain/catalog/services-on-goods/services-for-sale.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { type FittedKind, fittedKinds } from '~/domain/workshop/appointment-rules';
import type { SetToFit } from '~/domain/workshop/appointments/fitting-terms';
import type { Context } from '~/platform/context';
import type { CartLine } from './cart';
import { type FittedSet, type FittingPrice, fittingPrice } from './fitting-price';
import { isFitting, setOf } from './follow-goods';

type Line = Pick<CartLine, 'id' | 'options' | 'quantity'> & {
  article: { id: number; kind: CartLine['article']['kind']; code: string };
};
type ServiceForSale = Awaited<ReturnType<typeof servicesForSale>>[number];

export interface SetInCart<L extends Line = Line> {
  goods: L;
  set: FittedSet;
  /** Work in the cart; empty: none. */
  work: L[];
  toFit: SetToFit;
  hasVehicle: boolean;
}

const isFittedKind = (kind: string): kind is FittedKind => fittedKinds.some((one) => one === kind);

const loadOf = ({ axleLoadFrontKg, axleLoadRearKg }: Vehicle) =>
  axleLoadFrontKg && axleLoadRearKg ? axleLoadFrontKg + axleLoadRearKg : undefined;

/** Tyres and complete wheels, each line a set. @param vehicleCode of the session, for lines without a vehicle */
export async function setsInCart<L extends Line>(
  context: Context,
  lines: readonly L[],
  vehicleCode: string | undefined,
): Promise<SetInCart<L>[]> {
  const wheels = await wheelsToFit(
    context,
    lines.flatMap(({ article }) => (isFittedKind(article.kind) ? article.id : [])),
  );
  const sets = lines.map(async (goods): Promise<SetInCart<L>[]> => {
    const { article, options, quantity } = goods;
    const { kind } = article;
    const wheel = wheels.get(article.id);
    if (!wheel || !isFittedKind(kind)) return [];
    const code = vehicleOf(options)?.code ?? vehicleCode;
    const vehicle = code === undefined ? undefined : await findVehicle(context, code);
    const name = setOf({ key: articleKey(article), options });
    const work = lines.filter(
      (line) => isFitting(line) && setOf({ key: articleKey(line.article), options: line.options }) === name,
    );
    const hasSensor = kind === 'tyre' && vehicle?.tyrePressureControl === 'direkt';
    return [
      {
        goods,
        set: { ...wheel, kind, hasSensor, quantity },
        work,
        hasVehicle: vehicle !== undefined,
        toFit: {
          kind,
          quantity,
          rimTenths: wheel.rimTenths,
          isRunFlat: kind === 'tyre' && wheel.tyreType === 'runflat',
          hasSensors: hasSensor,
          vehicleKg: vehicle && loadOf(vehicle),
        },
      },
    ];
  });
  return (await Promise.all(sets)).flat();
}

export interface PricedSet<L extends Line = Line> extends SetInCart<L> {
  /** Undefined: not all of the work is sold here. */
  price: FittingPrice<ServiceForSale> | undefined;
}

export async function pricedSets<L extends Line>(
  tenant: Tenant,
  context: Context,
  { isNoaEmployee, vehicleCode }: { isNoaEmployee: boolean; vehicleCode: string | undefined },
  lines: readonly L[],
): Promise<PricedSet<L>[]> {
  const sets = await setsInCart(context, lines, vehicleCode);
  if (sets.length === 0) return [];
  const services = await servicesForSale(tenant, context, isNoaEmployee);
  return sets.map((one) => ({ ...one, price: fittingPrice(services, one.set) }));
}
