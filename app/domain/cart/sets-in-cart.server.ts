import { articleKey } from '~/domain/catalog/articles/article';
import { vehicleOf } from '~/domain/catalog/articles/line-options';
import { wheelsToFit } from '~/domain/catalog/complete-wheels/wheels-to-fit.server';
import { categoriesPutIn } from '~/domain/catalog/services-on-goods/categories-put-in.server';
import { servicesForSale } from '~/domain/catalog/services-on-goods/services-for-sale.server';
import type { Audience } from '~/domain/tenancy/tenant';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import type { WheelKind } from '~/domain/workshop/appointment-rules';
import type { SetToFit } from '~/domain/workshop/appointments/fitting-terms';
import type { Context } from '~/platform/context';
import type { CartLine } from './cart';
import { type FittedSet, type FittingPrice, fittingPrice } from './fitting-price';
import { isFitting, setOf } from './follow-goods';

type Line = Pick<CartLine, 'id' | 'options' | 'quantity'> & {
  article: Pick<CartLine['article'], 'id' | 'kind' | 'code' | 'categories'>;
};
type ServiceForSale = Awaited<ReturnType<typeof servicesForSale>>[number];

export interface SetInCart<L extends Line = Line> {
  goods: L;
  set: FittedSet;
  work: L[];
  toFit: SetToFit;
  hasVehicle: boolean;
}

const isWheelKind = (kind: string): kind is WheelKind => kind === 'tyre' || kind === 'complete-wheel';

const loadOf = ({ axleLoadFrontKg, axleLoadRearKg }: Vehicle) =>
  axleLoadFrontKg && axleLoadRearKg ? axleLoadFrontKg + axleLoadRearKg : undefined;

/** Tyres, complete wheels and products that are put in, each line a set. @param vehicleCode of the session, for lines without a vehicle */
export async function setsInCart<L extends Line>(
  context: Context,
  lines: readonly L[],
  vehicleCode: string | undefined,
): Promise<SetInCart<L>[]> {
  const hasProducts = lines.some(({ article }) => article.kind === 'product');
  const [wheels, putIn] = await Promise.all([
    wheelsToFit(
      context,
      lines.flatMap(({ article }) => (isWheelKind(article.kind) ? article.id : [])),
    ),
    hasProducts ? categoriesPutIn(context) : new Set<string>(),
  ]);
  const sets = lines.map(async (goods): Promise<SetInCart<L>[]> => {
    const { article, options, quantity } = goods;
    const { kind, categories } = article;
    const wheel = wheels.get(article.id);
    const category = kind === 'product' ? categories.find((one) => putIn.has(one)) : undefined;
    const code = vehicleOf(options)?.code ?? vehicleCode;
    const vehicle = code === undefined ? undefined : await findVehicle(context, code);
    const name = setOf({ key: articleKey(article), options });
    const work = lines.filter(
      (line) => isFitting(line) && setOf({ key: articleKey(line.article), options: line.options }) === name,
    );
    const hasSensor = kind === 'tyre' && vehicle?.tyrePressureControl === 'direkt';
    const common = { goods, work, hasVehicle: vehicle !== undefined };
    const plain = { quantity, rimTenths: 0, isRunFlat: false, hasSensors: false, vehicleKg: undefined };
    if (category !== undefined) {
      const set = { kind: 'product', category, quantity } as const;
      return [{ ...common, set, toFit: { ...plain, kind: 'product' } }];
    }
    if (!wheel || !isWheelKind(kind)) return [];
    return [
      {
        ...common,
        set: { ...wheel, kind, hasSensor, quantity },
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
  audience: Audience,
  context: Context,
  lines: readonly L[],
): Promise<PricedSet<L>[]> {
  const sets = await setsInCart(context, lines, audience.vehicleCode);
  if (sets.length === 0) return [];
  const services = await servicesForSale(audience, context);
  return sets.map((one) => ({ ...one, price: fittingPrice(services, one.set) }));
}
