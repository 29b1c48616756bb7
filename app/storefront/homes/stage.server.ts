import { PAINT, RIM } from '~/domain/catalog/rims/configurator/configurator-address';
import { loadRimConfigurator } from '~/domain/catalog/rims/configurator/load-configurator.server';
import { offersRimConfigurator } from '~/domain/catalog/rims/configurator/offers-configurator.server';
import { sampleVehicle } from '~/domain/catalog/rims/configurator/sample-vehicle.server';
import type { Audience } from '~/domain/tenancy/tenant';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import type { Context } from '~/platform/context';
import { formatCents } from '~/values/money';
import type { Photo } from '~/values/photo';
import { carPicturePath } from '../pictures/draw-configured-car.server';

const MAX_RIMS = 5;
/** Without JavaScript the next page begins at the stage. */
const ANCHOR = '#buehne';

export interface StageView {
  label: string;
  isOwn: boolean;
  picture: string;
  rim: string;
  price: string;
  paints: { label: string; colour: string; to: string; isChosen: boolean }[];
  rims: { label: string; picture: string; photo: Photo | null; to: string; isChosen: boolean }[];
  to: string;
}

/** The visitor's car, or a common one, with a rim and a paint of the address; undefined where no rims are sold. */
export async function loadStage(
  audience: Audience,
  context: Context,
  query: URLSearchParams,
): Promise<StageView | undefined> {
  if (!(await offersRimConfigurator(audience, context))) return undefined;
  const { vehicleCode } = audience;
  const code = vehicleCode ?? (await sampleVehicle(context));
  const vehicle = code === undefined ? undefined : await findVehicle(context, code);
  if (!vehicle) return undefined;
  const choice = new URLSearchParams([RIM, PAINT].map((name) => [name, query.get(name) ?? '']));
  const { chosen, paints, rims, sharedPath } = await loadRimConfigurator(
    audience,
    context,
    vehicle,
    choice,
    '/',
  );
  if (!chosen) return undefined;
  const others = new Map(rims.map((rim) => [rim.photo?.hash ?? rim.picture, rim]));
  const shown = [...others.values()].slice(0, MAX_RIMS);
  return {
    label: vehicle.label,
    isOwn: vehicleCode !== undefined,
    picture: carPicturePath(chosen.car),
    rim: `${chosen.title} ${chosen.marking}`,
    price: formatCents(chosen.price.cents),
    paints: paints.map((paint) => ({ ...paint, to: paint.to + ANCHOR })),
    rims: shown.map(({ title, colour, picture, photo, to, isChosen }) => ({
      label: `${title}, ${colour}`,
      picture,
      photo,
      to: to + ANCHOR,
      isChosen,
    })),
    to: sharedPath,
  };
}
