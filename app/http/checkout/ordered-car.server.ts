import { vehicleOf } from '~/domain/catalog/articles/line-options';
import { mountedParts } from '~/domain/catalog/complete-wheels/mounted-parts.server';
import { frontPhotoOf } from '~/domain/catalog/pictures/photos.server';
import type { PlacedOrder } from '~/domain/orders/placed-order';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { Context } from '~/platform/context';
import { pictureHeights, viewOf } from '~/ui/illustrations/rendered-body';
import { carOnWheels } from '../shop/car-on-wheels.server';

export interface OrderedCar {
  picture: string;
  /** Empty for a car that is none of the shopper's. */
  words: string;
  /** Of a width of 240. */
  height: number;
}

const view = 'schraeg';
const bare = { rim: undefined, tyre: undefined };

/** The shopper's vehicle on what was ordered for it; undefined without a vehicle, or without wheels, rims and tyres that fit it. */
async function ownCar(context: Context, { lines }: PlacedOrder): Promise<OrderedCar | undefined> {
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
  const photo = rim && (await frontPhotoOf(context, rim.articleId));
  const what = rim && tyre ? 'Rädern' : rim ? 'Felgen' : 'Reifen';
  return {
    picture: carOnWheels(vehicle, { rim, tyre, photo }, view),
    words: `${vehicle.label} mit den bestellten ${what}`,
    height: pictureHeights[viewOf(vehicle.bodyType, view)],
  };
}

export async function orderedCar(context: Context, order: PlacedOrder): Promise<OrderedCar> {
  const some = { bodyType: 'schraegheck' as const, fitments: [], boltHoles: 5 };
  return (
    (await ownCar(context, order)) ?? {
      picture: carOnWheels(some, bare, view),
      words: '',
      height: pictureHeights[view],
    }
  );
}
