import type { Network } from '~/domain/tenancy/network';
import { locationSettings } from '~/exchange/files/location-settings';
import type { Finding } from './finding';

export function settingsFindings({ locationsByUrl, ignoredCompanyValues }: Network): Finding[] {
  const ignored = [...locationsByUrl.values()].flatMap((location) =>
    locationSettings
      .flatMap((group) => group.ignored(location))
      .map(({ column, problem }) => ({
        text: `location ${location.url}: ${column} is ignored: ${problem}`,
        words: `Standort ${location.url}: ${column} wird nicht beachtet: ${problem}`,
      })),
  );
  const companies = ignoredCompanyValues.map(({ column, problem }) => ({
    text: `${column} is ignored: ${problem}`,
    words: `${column} wird nicht beachtet: ${problem}`,
  }));
  const all = [...ignored, ...companies];
  return all.length === 0
    ? [
        {
          kind: 'ok',
          text: 'settings of all locations are valid',
          words: 'Die Einstellungen aller Standorte sind gültig.',
        },
      ]
    : all.map((found) => ({ kind: 'bad', ...found }));
}
