import { vehicleOf } from '~/domain/catalog/articles/line-options';
import { mountedParts } from '~/domain/catalog/complete-wheels/mounted-parts.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { Context } from '~/platform/context';
import { carOnWheels } from '../shop/car-on-wheels.server';

export interface OrderedCar {
  picture: string;
  words: string;
}

/** The shopper's vehicle on what was ordered for it; undefined without a vehicle, or without wheels, rims and tyres that fit it. */
export async function orderedCar(context: Context, { lines }: PlacedOrder): Promise<OrderedCar | undefined> {
  const fitting = lines.flatMap(({ articleId, options }) => {
    const vehicle = vehicleOf(options);
    return vehicle?.verdict?.result === 'fits' ? [{ articleId, code: vehicle.code }] : [];
  });
  const code = fitting[0]?.code;
  const vehicle = code === undefined ? undefined : await findVehicle(context, code);
  if (!vehicle) return undefined;
  const ids = fitting.flatMap((line) => (line.code === code ? [line.articleId] : []));
  const { rim, tyre } = await mountedParts(context, ids);
  if (!rim && !tyre) return undefined;
  const what = rim && tyre ? 'Rädern' : rim ? 'Felgen' : 'Reifen';
  return {
    picture: carOnWheels(vehicle, { rim, tyre }),
    words: `${vehicle.label} mit den bestellten ${what}`,
  };
}
