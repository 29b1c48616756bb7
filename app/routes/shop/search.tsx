import { data, redirect } from 'react-router';
import { groupsWithVerdicts } from '~/domain/catalog/kinds/verdicts.server';
import { SearchPage } from '~/domain/search/components/search-page';
import { searchShop } from '~/domain/search/search-shop.server';
import { linksOfPage } from '~/http/link-reader.server';
import { requestScope } from '~/http/request-scope';
import { searchPath } from '~/paths';
import { CategoryContact } from '~/storefront/blocks/footer/category-contact';
import { SearchField } from '~/storefront/page/search-field';
import { pageSeo } from '~/storefront/seo/page-seo.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import type { Route } from './+types/search';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Suche', to: searchPath }) };

/** For numbers that are none, or too high. */
const NO_PAGE = 9_999;

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const { vehicleCode } = audience;
  const { searchParams } = args.url;
  const number = searchParams.get('seite') ?? '1';
  const found = await searchShop(audience, context, linksOfPage(args.context).leadsToPage, {
    typed: searchParams.get('q') ?? '',
    section: searchParams.get('art') ?? undefined,
    page: /^[1-9]\d{0,3}$/.test(number) ? Number(number) : NO_PAGE,
  });
  if (found.kind === 'list') throw redirect(found.to);
  const seo = pageSeo(audience, searchPath, {
    title: 'Suche',
    description:
      'Reifen, Felgen, Zubehör, Warengruppen und Seiten nach Größe, Hersteller, Modell, EAN oder Thema suchen.',
  });
  const groups = await groupsWithVerdicts(context, vehicleCode, found.groups);
  return data({ found: { ...found, groups }, seo }, { status: found.page > found.pages ? 404 : 200 });
}

export default function Search({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <SearchPage found={found} field={<SearchField typed={found.typed} />} contact={<CategoryContact />} />
  );
}
