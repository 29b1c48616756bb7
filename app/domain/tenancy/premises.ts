import { z } from 'zod';
import { slugText } from '~/platform/files/cells';
import type { Location } from './directory';
import { federalStates } from './federal-states';
import { openingHours, specialDay } from './opening-hours';
import { defineSettings, setting } from './settings';

export const premisesSettings = defineSettings('premises', {
  openingHours: setting(z.array(openingHours), { fallback: [] }),
  specialDays: setting(z.array(specialDay).max(200).default([]), { file: 'sondertage', fallback: [] }),
  /** Its holidays are closed. */
  federalState: setting(z.enum(federalStates).optional(), { file: 'bundesland' }),
  latitude: setting(z.number().min(45).max(56), { file: 'geo.lat' }),
  longitude: setting(z.number().min(5).max(18), { file: 'geo.lng' }),
  implementsAreaConcept: setting(z.boolean(), { fallback: false }),
  areaShopSubLocations: setting(z.array(slugText), { fallback: [] }),
});

export function areaUrlsOf(location: Pick<Location, 'premises'>): readonly string[] {
  const { implementsAreaConcept, areaShopSubLocations } = premisesSettings.of(location);
  return implementsAreaConcept ? areaShopSubLocations : [];
}

/** Degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

export function positionOf(location: Pick<Location, 'premises'>): Position | undefined {
  const { latitude, longitude } = premisesSettings.of(location);
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

export function mapAddress({ latitude, longitude }: Position): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`;
}
