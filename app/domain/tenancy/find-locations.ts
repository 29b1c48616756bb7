import { addressSettings } from './address';
import type { Location } from './directory';

type Searched = Pick<Location, 'title' | 'city' | 'address'>;

/** 'Kölner Straße' and 'KOELNER STRASSE' → 'koelner strasse' */
export function foldText(text: string): string {
  const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

export function locationsByTown<Found extends Searched>(locations: readonly Found[]): Found[] {
  return locations.toSorted((a, b) => a.city.localeCompare(b.city, 'de'));
}

export function locationsByName<Found extends Searched>(locations: readonly Found[], typed: string): Found[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  return locationsByTown(locations).filter((location) => {
    const text = foldText(`${location.title} ${location.city} ${addressSettings.of(location).ort}`);
    return words.every((word) => text.includes(word));
  });
}
