import { asc } from 'drizzle-orm';
import { companies, hosts, locations, redirectRules } from '~/domain/tenancy/tables';
import type { Context } from '~/platform/context';
import { entryOfCompany } from '../network-files/company-file';
import { entryOfLocation } from '../network-files/location-file';

type Reading = Pick<Context, 'db'>;

export async function hostEntries({ db }: Reading): Promise<object[]> {
  const rows = await db.select().from(hosts).orderBy(asc(hosts.hostname));
  return rows.map((host) => ({
    hostname: host.hostname,
    standortUrl: host.locationUrl,
    isFallback: host.isFallback,
    isShopSystem: host.isShopSystem,
    cookieProDomainId: host.cookieProDomainId,
    matomoSiteId: host.matomoSiteId,
    indexStandortUrl: host.indexLocationUrl,
    allowedRedirectHosts: host.allowedRedirectHosts,
  }));
}

export async function companyEntries({ db }: Reading): Promise<object[]> {
  const rows = await db.select().from(companies).orderBy(asc(companies.code));
  return rows.map(entryOfCompany);
}

export async function locationEntries({ db }: Reading): Promise<object[]> {
  const rows = await db.select().from(locations).orderBy(asc(locations.url));
  return rows.map(entryOfLocation);
}

export async function redirectEntries({ db }: Reading): Promise<object[]> {
  const { locationUrl, oldUrl } = redirectRules;
  const rows = await db.select().from(redirectRules).orderBy(asc(locationUrl), asc(oldUrl));
  return rows.map((rule) => ({
    standortUrl: rule.locationUrl,
    oldUrl: rule.oldUrl,
    newUrl: rule.newUrl,
    statusCode: rule.statusCode,
  }));
}
