import type { Location } from '~/domain/tenancy/directory';
import { workshopSettings } from '~/domain/workshop/settings';
import { storefrontSettings } from './settings';

/** External booking systems; a number is added to the key of a name that another one has. A location without services has none. */
export function bookingSystems(location: Pick<Location, 'storefront' | 'workshop'>) {
  const { externalServices } = storefrontSettings.of(location);
  if (workshopSettings.of(location).noServices) return [];
  return externalServices.map(({ name, url, default: isDefault }, index) => {
    const before = externalServices.slice(0, index).filter((other) => other.name === name).length;
    return { key: before === 0 ? name : `${name}#${before + 1}`, name, url, isDefault };
  });
}
