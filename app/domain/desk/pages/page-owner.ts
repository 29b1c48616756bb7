import { hostOwner } from '~/domain/content/pages/host-owner';
import { ALL_LOCATIONS } from '~/domain/content/tables';
import type { Location } from '~/domain/tenancy/directory';

/** Whose pages a location shows, the nearest first. */
export const ownerNames = {
  standort: 'nur hier',
  host: 'alle Standorte dieses Hosts',
  alle: 'alle Standorte',
} as const;
export type PageOwner = keyof typeof ownerNames;

export const isPageOwner = (name: string): name is PageOwner => Object.hasOwn(ownerNames, name);

type Place = Pick<Location, 'url' | 'hostname'>;

export function ownersAt({ url, hostname }: Place): Record<PageOwner, string> {
  return { standort: url, host: hostOwner(hostname), alle: ALL_LOCATIONS };
}

export function ownerNamed(location: Place, stored: string): PageOwner | undefined {
  const owners = ownersAt(location);
  return (Object.keys(owners) as PageOwner[]).find((name) => owners[name] === stored);
}

/** Others show at other locations too. */
export const mayEditOf = (owner: PageOwner | undefined, isCentral: boolean): boolean =>
  owner === 'standort' || (owner !== undefined && isCentral);
