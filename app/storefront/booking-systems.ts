import type { Location } from '~/domain/tenancy/directory';
import { storefrontSettings } from './settings';

/** External booking systems; a number is added to the key of a name that another one has. */
export function bookingSystems(location: Pick<Location, 'storefront'>) {
  const { externalServices } = storefrontSettings.of(location);
  return externalServices.map(({ name, url, default: isDefault }, index) => {
    const before = externalServices.slice(0, index).filter((other) => other.name === name).length;
    return { key: before === 0 ? name : `${name}#${before + 1}`, name, url, isDefault };
  });
}
