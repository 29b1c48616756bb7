import { categorySettings } from '~/domain/catalog/categories/settings';
import { categories } from '~/domain/catalog/categories/tables';
import type { Location } from '~/domain/tenancy/directory';
import type { Network } from '~/domain/tenancy/network';
import { unknownServices } from '~/domain/workshop/service';
import { workshopSettings } from '~/domain/workshop/settings';
import { services } from '~/domain/workshop/tables';
import type { Context } from '~/platform/context';
import type { Finding } from './finding';

function hiddenFindings(location: Location, urlOf: ReadonlyMap<string, string>): Finding[] {
  const { categoryBlacklist } = categorySettings.of(location);
  return categoryBlacklist.flatMap(({ _id, url }): Finding[] => {
    const hidden = urlOf.get(_id);
    if (hidden === url) return [];
    const [effect, wirkung] = hidden
      ? [`"${hidden}" is hidden`, `Verborgen ist „${hidden}“.`]
      : ['nothing is hidden', 'Nichts ist verborgen.'];
    return [
      {
        kind: 'bad',
        text: `location ${location.url}: categoryBlacklist names no category with _id "${_id}" and url "${url}": ${effect}`,
        words: `Standort ${location.url}: Die Ausschlussliste nennt „${url}“ (${_id}), eine solche Warengruppe gibt es nicht. ${wirkung}`,
      },
    ];
  });
}

/** Entries of locations that name no category or service, and so have no effect. */
export async function locationFindings(
  { locationsByUrl }: Network,
  { db }: Pick<Context, 'db'>,
): Promise<Finding[]> {
  const [groups, known] = await Promise.all([
    db.select({ id: categories.id, url: categories.url }).from(categories),
    db.select({ url: services.url }).from(services),
  ]);
  const urlOf = new Map(groups.map(({ id, url }) => [id, url]));
  return [...locationsByUrl.values()].flatMap((location): Finding[] => {
    const { services: entries, serviceListe } = workshopSettings.of(location);
    const unknown = unknownServices(known, [...entries.map(({ url }) => url), ...serviceListe]).join(', ');
    return [
      ...hiddenFindings(location, urlOf),
      ...(unknown
        ? [
            {
              kind: 'note' as const,
              text: `location ${location.url}: services or serviceListe names no service: ${unknown}`,
              words: `Standort ${location.url}: Diese Leistungen gibt es nicht: ${unknown}`,
            },
          ]
        : []),
    ];
  });
}
