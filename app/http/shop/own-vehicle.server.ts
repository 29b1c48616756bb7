import { tyresAddress } from '~/domain/catalog/tyres/typed-list.server';
import { readTypedTyre } from '~/domain/catalog/tyres/typed-tyre';
import { findVehicle } from '~/domain/vehicles/find-vehicle.server';
import { NO_SERIES_SIZE, NO_SIZE } from '~/domain/vehicles/finder/messages';
import { type AllowedSize, allowedSizes } from '~/domain/vehicles/fitment/allowed-sizes';
import { wheelVerdict } from '~/domain/vehicles/fitment/set-verdict';
import { checkSize, minimumIndices } from '~/domain/vehicles/fitment/size-check';
import { verdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Vehicle } from '~/domain/vehicles/vehicle';
import { vehicleView } from '~/domain/vehicles/vehicle-view';
import { rimConfiguratorPath } from '~/paths';
import type { Context } from '~/platform/context';
import { speedIndexOf } from '~/values/tyre-indices';
import { formatDimension } from '~/values/tyre-size';
import { carOnWheels } from './car-on-wheels.server';

function linkedSize(size: AllowedSize) {
  const { width, aspect, rimTenths, loadIndex, speedIndex } = size;
  return {
    label: formatDimension(size),
    least: `${loadIndex}${speedIndex}`,
    to: tyresAddress({ width, aspect, rimTenths, loadIndex }),
  };
}

export function linkedSizes(vehicle: Vehicle) {
  return allowedSizes(vehicle.fitments).map(({ front, rear, isSeries, isWinterOnly, document }) => ({
    front: linkedSize(front),
    rear: rear && linkedSize(rear),
    isSeries,
    isWinterOnly,
    document,
  }));
}

/** '205/65 R16C', '205/65R16 C 107T' */
const WITH_C = /R ?\d{2}(?:[.,]5)? ?C(?![a-z])/i;

function comparedSize(vehicle: Vehicle, typed: string) {
  if (typed.trim() === '') return undefined;
  const { width, aspect, rimTenths, loadIndex, speed } = readTypedTyre(typed, []).choices;
  if (!width || aspect === undefined || !rimTenths) return { problem: NO_SIZE };
  const size = { width, aspect, rimTenths };
  const series = allowedSizes(vehicle.fitments)[0]?.front;
  if (!series) return { problem: NO_SERIES_SIZE };
  const speedIndex = speed ? speedIndexOf(speed) : undefined;
  const verdict = wheelVerdict(vehicle, {
    tyre: {
      ...size,
      isCommercial: WITH_C.test(typed),
      loadIndex: loadIndex ?? null,
      speedIndex: speedIndex ?? null,
      hasAlpineSymbol: false,
    },
  });
  return {
    wished: formatDimension(size),
    series: formatDimension(series),
    verdict: verdictView(verdict),
    ...checkSize({ ...size, loadIndex, speedIndex }, series, minimumIndices(vehicle, series, size)),
  };
}

export async function loadOwnVehicle(context: Context, code: string, typedSize: string) {
  const vehicle = await findVehicle(context, code);
  return (
    vehicle && {
      ...vehicleView(vehicle),
      ecode: vehicle.datECodePrefix,
      configurator: rimConfiguratorPath(vehicle.code),
      picture: carOnWheels(vehicle, { rim: undefined, tyre: undefined }),
      source: vehicle.source,
      sizes: linkedSizes(vehicle),
      compared: comparedSize(vehicle, typedSize),
    }
  );
}
