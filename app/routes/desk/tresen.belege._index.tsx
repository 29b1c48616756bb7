import { DocumentsPage } from '~/domain/desk/components/documents-page';
import { locationDocuments } from '~/domain/desk/money/location-documents.server';
import { mayDo } from '~/domain/desk/rights';
import { documentQuery, readDocumentCursor, readDocumentFilter } from '~/http/desk/document-filter';
import { deskHeaders, requireRight } from '~/http/desk/require-desk.server';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.belege._index';

const PAGE_SIZE = 50;

export const headers = deskHeaders;

export const meta: Route.MetaFunction = () => [{ title: 'Belege' }];

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, roles } = await requireRight(routerContext, 'see-money');
  const { filter, typed } = readDocumentFilter(url);
  const page = { after: readDocumentCursor(url), limit: PAGE_SIZE };
  const found = await locationDocuments(context, tenant.location.id, filter, page);
  const documents = found.slice(0, PAGE_SIZE);
  const last = found.length > PAGE_SIZE ? documents.at(-1) : undefined;
  return {
    documents,
    typed,
    next: last && documentQuery(typed, last),
    month: filter.between ? typed.monat : germanDate(context.now()).slice(0, 7),
    mayExport: mayDo(roles, 'export-postings'),
  };
}

export default function DeskDocuments({ loaderData }: Route.ComponentProps) {
  return <DocumentsPage {...loaderData} />;
}
