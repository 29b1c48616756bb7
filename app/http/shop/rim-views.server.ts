import { mountedParts } from '~/domain/catalog/complete-wheels/mounted-parts.server';
import type { DrawnView } from '~/domain/catalog/components/gallery-view';
import { frontPhotoOf } from '~/domain/catalog/pictures/photos.server';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { BodyType } from '~/domain/vehicles/vehicle';
import type { Context } from '~/platform/context';
import { rimLooks } from '~/storefront/pictures/draw-rim.server';
import { rimDimensions } from '~/storefront/pictures/draw-rim-dimensions.server';
import { pictureHeights, viewOf } from '~/ui/illustrations/rendered-body';
import { carOnWheels } from './car-on-wheels.server';

const VIEW = 'schraeg';

interface Shown {
  articleId: number;
  title: string;
  verdict: VerdictView | undefined;
  vehicleCode: string | undefined;
}

/** Tenths of an inch up to which a body suits the diameter. */
const bodies: readonly (readonly [most: number, body: BodyType])[] = [
  [150, 'kleinwagen'],
  [170, 'schraegheck'],
  [185, 'limousine'],
];

const bodyFor = (diameterTenths: number): BodyType =>
  bodies.find(([most]) => diameterTenths <= most)?.[1] ?? 'suv';

/** Drawn views of a rim or a complete wheel: on the visitor's car unless it does not fit, and with its dimensions. */
export async function rimViews(
  context: Context,
  { articleId, title, verdict, vehicleCode }: Shown,
): Promise<DrawnView[]> {
  const { rim, tyre } = await mountedParts(context, [articleId]);
  if (!rim) return [];
  const own =
    vehicleCode === undefined || verdict?.result === 'fits-not'
      ? undefined
      : await findVehicle(context, vehicleCode);
  const car = own ?? { bodyType: bodyFor(rim.diameterTenths), fitments: [], boltHoles: null };
  const photo = await frontPhotoOf(context, rim.articleId);
  const dimensions = rimDimensions(rim, tyre);
  const onCar: DrawnView = {
    src: carOnWheels(car, { rim, tyre, photo }, VIEW),
    look: 'car',
    width: 240,
    height: pictureHeights[viewOf(car.bodyType, VIEW)],
    caption: own ? 'An Ihrem Fahrzeug' : 'Am Fahrzeug (Beispiel)',
    alternative: own ? `${own.label} mit ${title}` : `${title} an einem Beispielfahrzeug`,
  };
  const looks = rimLooks(rim.design, rim.colour, String(rim.boltHoles));
  return [...(looks ? [onCar] : []), ...(dimensions ? [dimensions] : [])];
}
