import { redirect } from 'react-router';
import { documentsText } from '~/exchange/export/export-documents.server';
import { deskHeaders, requireRight } from '~/http/desk/require-desk.server';
import { deskDocumentsPath } from '~/values/desk-paths';
import { germanMonth } from '~/values/german-month';
import type { Route } from './+types/tresen.belege[.]csv';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireRight(routerContext, 'export-postings');
  const month = url.searchParams.get('monat') ?? '';
  const period = germanMonth(month);
  if (!period) throw redirect(`${deskDocumentsPath}?fehler=monat`, 303);
  return new Response(await documentsText(context, period, tenant.location.id), {
    headers: {
      ...deskHeaders(),
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="buchungen-${month}.csv"`,
    },
  });
}
