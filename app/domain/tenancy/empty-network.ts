import { CompanyRegister } from './company';
import type { Directory, Host, Location } from './directory';
import { fallbackTheme } from './theme';

export const isEmptyNetwork = ({ hosts, locationsByUrl }: Directory): boolean =>
  hosts.length === 0 && locationsByUrl.size === 0;

const NO_ID = '';

/** Stands in for a location of an empty network, where staff can sign in and make the first one. */
export const isBeforeFirstLocation = ({ id }: Pick<Location, 'id'>): boolean => id === NO_ID;

const settings = {
  address: {},
  premises: {},
  colors: {},
  delivery: {},
  accounts: {},
  content: {},
  categories: {},
  payments: {},
  checkout: {},
  storefront: {},
  vehicles: {},
  workshop: {},
};

export function beforeFirstLocation(hostname: string): { host: Host; location: Location } {
  const host: Host = {
    hostname,
    locationUrl: null,
    isFallback: true,
    isShopSystem: false,
    indexLocationUrl: null,
    cookieProDomainId: null,
    matomoUrl: null,
    matomoSiteId: null,
    allowedRedirectHosts: [],
  };
  const location: Location = {
    id: NO_ID,
    url: '',
    hostname,
    title: 'Radhaus',
    city: '',
    redirectUrl: null,
    sublocationUrl: null,
    redirectSublocations: [],
    redirectTo: null,
    theme: fallbackTheme,
    company: new CompanyRegister([]).entity({ url: '', companyCode: '' }),
    seo: new Map(),
    ...settings,
  };
  return { host, location };
}
