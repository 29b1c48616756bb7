import { arrivalDay } from '~/domain/catalog/inventory/delivery';
import { featuredTyres } from '~/domain/catalog/tyres/find-tyres.server';
import { seasonOf } from '~/domain/catalog/tyres/season';
import { tyreCard } from '~/domain/catalog/tyres/tyre-card';
import { defaultSize } from '~/domain/catalog/tyres/tyre-filter';
import type { FinderValues } from '~/domain/catalog/tyres/tyre-list.server';
import { formatRim, packSizes } from '~/domain/catalog/tyres/tyre-size';
import { tyreSizes } from '~/domain/catalog/tyres/tyre-sizes.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { ContextContents } from '../context-content/context-content.server';
import { pageSeo } from '../seo/page-seo.server';

/** What the start page shows: the finder with the default size, and good tyres of the season that are in stock. */
export async function loadHome(tenant: Tenant, context: Context, contextContents: ContextContents) {
  const { title, city, deliveryDays } = tenant.location;
  const now = context.now();
  const [sizes, offers, contents] = await Promise.all([
    tyreSizes(tenant, context),
    featuredTyres(tenant, context, seasonOf(now)),
    contextContents.of(tenant.location.theme),
  ]);
  const arrival = arrivalDay(now, deliveryDays);
  const values: FinderValues = {
    breite: String(defaultSize.width),
    hoehe: String(defaultSize.aspect),
    durchmesser: formatRim(defaultSize.rimTenths),
    saison: '',
    tragfaehigkeit: '',
    geschwindigkeitsindex: '',
  };
  return {
    sizes: packSizes(sizes),
    values,
    contents,
    offers: offers.map((tyre) => tyreCard(tyre, city, arrival)),
    // `/` and `/home` are one page: both name the address of the first.
    seo: pageSeo(tenant, '/', {
      title: `Reifen kaufen in ${city}`,
      description: `Sommer-, Winter- und Ganzjahresreifen nach Größe finden: Preise inkl. MwSt., Bestand in ${city}, unverbindlich reservieren oder bei Abholung zahlen. ${title}.`,
      isIndexed: true,
    }),
  };
}
