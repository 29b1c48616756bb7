import { DocumentsPage } from '~/domain/desk/components/documents-page';
import { locationDocuments } from '~/domain/desk/money/location-documents.server';
import { mayDo } from '~/domain/desk/rights';
import {
  cursorOf,
  listQuery,
  pageOf,
  readDocumentCursor,
  readDocumentFilter,
} from '~/http/desk/list-filters';
import { requireRight } from '~/http/desk/require-desk.server';
import { germanDate } from '~/values/german-date';
import type { Route } from './+types/tresen.belege._index';

const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context, roles } = await requireRight(routerContext, 'see-money');
  const { filter, typed } = readDocumentFilter(url);
  const page = { after: readDocumentCursor(url), limit: PAGE_SIZE };
  const found = await locationDocuments(context, tenant.location.id, filter, page);
  const { rows: documents, last } = pageOf(found, PAGE_SIZE);
  return {
    documents,
    typed,
    next: last && listQuery(typed, cursorOf(last.issuedAt, last.id)),
    month: filter.between ? typed.monat : germanDate(context.now()).slice(0, 7),
    hasNoMonth: typed.monat !== '' && !filter.between,
    exportsNoMonth: url.searchParams.get('fehler') === 'monat',
    mayExport: mayDo(roles, 'export-postings'),
  };
}

export default function DeskDocuments({ loaderData }: Route.ComponentProps) {
  return <DocumentsPage {...loaderData} />;
}
