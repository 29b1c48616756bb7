import { countMissing, duties, listMissing } from '~/domain/desk/articles/missing-duties.server';
import { DutiesPage } from '~/domain/desk/components/duties-page';
import { pageOf } from '~/http/desk/list-filters';
import { requireDesk } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.bestand.pflichtangaben';

const PAGE_SIZE = 50;

/** Unknown values count as not chosen. */
export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { context } = await requireDesk(routerContext);
  const counted = await countMissing(context);
  const counts = duties.map((duty) => ({ duty, count: counted[duty] }));
  const chosen =
    duties.find((duty) => duty === url.searchParams.get('was')) ??
    counts.find(({ count }) => count > 0)?.duty ??
    duties[0];
  const typed = url.searchParams.get('nach') ?? '';
  const after = /^\d{1,9}$/.test(typed) ? Number(typed) : 0;
  const found = await listMissing(context, chosen, { after, limit: PAGE_SIZE });
  const { rows: articles, last } = pageOf(found, PAGE_SIZE);
  return { counts, chosen, articles, next: last && `was=${chosen}&nach=${last.id}` };
}

export default function DeskDuties({ loaderData }: Route.ComponentProps) {
  return <DutiesPage {...loaderData} />;
}
