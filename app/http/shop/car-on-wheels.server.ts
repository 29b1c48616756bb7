import { allowedSizes } from '~/domain/vehicles/fitment/allowed-sizes';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { carPicturePath } from '~/storefront/pictures/draw-configured-car.server';
import type { CarView } from '~/ui/illustrations/rendered-body';

interface Wheel {
  rim: { design: string; colour: string; boltHoles: number; diameterTenths: number } | undefined;
  /** Hash of the rim's photo from the front. */
  photo?: string | undefined;
  tyre: { width: number; aspect: number; rimTenths: number } | undefined;
}

type Shape = Pick<Vehicle, 'bodyType' | 'fitments' | 'boltHoles'>;

const usualSize = { width: 205, aspect: 55, rimTenths: 160 };

/** Path of the picture. Without a rim it is silver, without a tyre it has a size of the registration document. */
export function carOnWheels(vehicle: Shape, { rim, tyre, photo }: Wheel, view?: CarView): string {
  const sizes = allowedSizes(vehicle.fitments).map(({ front }) => front);
  const size = tyre ?? sizes.find(({ rimTenths }) => !rim || rimTenths === rim.diameterTenths) ?? usualSize;
  const key = {
    body: vehicle.bodyType,
    paint: 'silber',
    design: rim?.design ?? 'komfort',
    colour: rim?.colour ?? 'Silber',
    holes: rim?.boltHoles ?? vehicle.boltHoles ?? 5,
    tyre: [size.width, size.aspect, (rim?.diameterTenths ?? size.rimTenths) / 10].join('-'),
    photo,
  };
  return carPicturePath(key, view);
}
