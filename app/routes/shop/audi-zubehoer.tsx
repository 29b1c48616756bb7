import { useRouteLoaderData } from 'react-router';
import { accessoryTileViews } from '~/domain/catalog/accessories/accessories-page.server';
import { AccessoriesPage } from '~/domain/catalog/accessories/components/accessories-page';
import { contentSettings } from '~/domain/content/settings';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { requestScope } from '~/http/request-scope';
import { accessoriesPath } from '~/paths';
import { Scene } from '~/storefront/homes/scene';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import { storefrontSettings } from '~/storefront/settings';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { PageParts } from '~/storefront/shell/shell';
import type { Route } from './+types/audi-zubehoer';

export const handle: PageHandle = {
  breadcrumb: ({ make }: Route.ComponentProps['loaderData']) => ({
    label: `${make} Zubehör`,
    to: accessoriesPath,
  }),
};

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const { location } = audience;
  if (!storefrontSettings.of(location).hasAccessoriesPage) throw new Response('', { status: 404 });
  const make = contentSettings.of(location).mainMake ?? 'Auto';
  return {
    make,
    city: location.city,
    hasWorkshop: !hidesServices(location),
    tiles: await accessoryTileViews(audience, context, make),
    seo: pageSeo(audience, accessoriesPath, {
      title: `${make} Zubehör`,
      description: `Zubehör für ${make} in ${location.city}: Fußmatten, Dachträger, Anhängerkupplungen, Pflege und Winterkompletträder mit Preis und Bestand.`,
      isIndexed: true,
    }),
  };
}

export default function Accessories({
  loaderData: { make, city, hasWorkshop, tiles },
}: Route.ComponentProps) {
  const { house } = useRouteLoaderData('routes/_page') as PageParts;
  return (
    <AccessoriesPage
      make={make}
      city={city}
      hasWorkshop={hasWorkshop}
      tiles={tiles}
      picture={<Scene imageLink={house} />}
    />
  );
}
