import { companySettings } from './company';
import type { Location } from './directory';

type Searched = Pick<Location, 'title' | 'city' | 'company'>;

/** What a search for locations came to; `none`: nothing fits, so all are shown. */
export interface FoundLocations<Found> {
  by: 'all' | 'postcode' | 'words' | 'none';
  locations: Found[];
}

/** Case, umlauts and accents folded: 'Kölner Straße' as 'koelner strasse', however it is typed. */
function fold(text: string): string {
  const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

function sharedDigits(a: string, b: string): number {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared += 1;
  return shared;
}

/**
 * By postcode: its leading digits name regions, so the more of them two share, the nearer they lie (first digit: zone,
 * two: region). At least the zone must be the same.
 */
function nearPostcode<Found extends Searched>(locations: readonly Found[], digits: string): Found[] {
  const near = locations.map((location) => ({
    location,
    shared: sharedDigits(digits, companySettings.of(location).plz),
    apart: Math.abs(Number(companySettings.of(location).plz) - Number(digits.padEnd(5, '0'))),
  }));
  const wanted = Math.min(digits.length, 2);
  const inRegion = near.filter(({ shared }) => shared >= wanted);
  return (inRegion.length > 0 ? inRegion : near.filter(({ shared }) => shared >= 1))
    .sort((a, b) => b.shared - a.shared || a.apart - b.apart)
    .map(({ location }) => location);
}

const byCity = (a: Searched, b: Searched) => a.city.localeCompare(b.city, 'de');

/** Finds locations by postcode, or by words of town and name, which must all be there. */
export function findLocations<Found extends Searched>(
  locations: readonly Found[],
  typed: string,
): FoundLocations<Found> {
  const all = [...locations].sort(byCity);
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return { by: 'all', locations: all };
  const digits = words.find((word) => /^\d{1,5}$/.test(word));
  const near = digits ? nearPostcode(all, digits) : [];
  if (near.length > 0) return { by: 'postcode', locations: near };
  const found = all.filter((location) => {
    const text = fold(`${location.title} ${location.city} ${companySettings.of(location).ort}`);
    return words.every((word) => text.includes(word));
  });
  return found.length > 0 ? { by: 'words', locations: found } : { by: 'none', locations: all };
}
