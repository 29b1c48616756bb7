import { allowedSizes } from '~/domain/vehicles/fitment/allowed-sizes';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { carPicturePath } from '~/storefront/pictures/draw-configured-car.server';
import type { CarView } from '~/ui/illustrations/rendered-body';

interface Wheel {
  rim:
    | { design: string; colour: string; boltHoles: number; widthTenths: number; diameterTenths: number }
    | undefined;
  /** Hash of the rim's photo from the front. */
  photo?: string | undefined;
  tyre: { width: number; aspect: number; rimTenths: number } | undefined;
}

type Shape = Pick<Vehicle, 'bodyType' | 'fitments' | 'boltHoles'>;

const usualRim = { widthTenths: 65, diameterTenths: 160 };

/** A usual tyre of a rim: a sixth wider than it, on a wheel whose height follows from the diameter. */
function usualSize({ widthTenths, diameterTenths }: typeof usualRim) {
  const width = 10 * Math.round((widthTenths * 2.54 * 1.17 - 5) / 10) + 5;
  const sidewall = (400 + 1.5 * diameterTenths - 2.54 * diameterTenths) / 2;
  const aspect = Math.min(80, Math.max(25, 5 * Math.round((20 * sidewall) / width)));
  return { width, aspect, rimTenths: diameterTenths };
}

/** Path of the picture. Without a rim it is silver, without a tyre it has a size of the registration document, or a usual one. */
export function carOnWheels(vehicle: Shape, { rim, tyre, photo }: Wheel, view?: CarView): string {
  const sizes = allowedSizes(vehicle.fitments).map(({ front }) => front);
  const size =
    tyre ??
    sizes.find(({ rimTenths }) => !rim || rimTenths === rim.diameterTenths) ??
    usualSize(rim ?? usualRim);
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
