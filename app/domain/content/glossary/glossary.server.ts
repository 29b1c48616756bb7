import { locationKey } from '~/domain/tenancy/location-key';
import { locationTag } from '~/domain/tenancy/network.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { queryCache } from '~/platform/cache/query-cache.server';
import type { Context } from '~/platform/context';
import { glossaryPath } from '~/values/content-paths';
import { findContentPage } from '../pages/content-pages.server';
import { type Glossary, namesOf } from './glossary';

const cached = queryCache<Glossary>();

/** Of the location's page of terms; empty without one. A name that two terms have leads to the first. */
export function findGlossary(tenant: Tenant, context: Context): Promise<Glossary> {
  const { location } = tenant;
  return cached(locationKey(location), ['content', locationTag(location)], async () => {
    const page = await findContentPage(tenant, context, glossaryPath, null);
    const glossary = new Map<string, string>();
    if (page?.kind !== 'terms') return glossary;
    for (const { id, title } of page.groups)
      for (const name of namesOf(title)) if (!glossary.has(name)) glossary.set(name, `${glossaryPath}#${id}`);
    return glossary;
  });
}
