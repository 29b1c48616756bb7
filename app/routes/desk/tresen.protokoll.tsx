import { entryText } from '~/domain/desk/components/entry-text';
import { JournalPage } from '~/domain/desk/components/journal-page';
import { listJournal } from '~/domain/desk/journal/list-journal.server';
import { cursorOf, listQuery, pageOf, readJournalCursor, readJournalFilter } from '~/http/desk/list-filters';
import { requireRight } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.protokoll';

const PAGE_SIZE = 50;

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const { tenant, context } = await requireRight(routerContext, 'see-journal');
  const { filter, typed } = readJournalFilter(url);
  const page = { after: readJournalCursor(url), limit: PAGE_SIZE };
  const found = await listJournal(context, tenant.location.id, filter, page);
  const { rows: entries, last } = pageOf(found, PAGE_SIZE);
  return {
    entries: entries.map((entry) => ({
      key: `${entry.source} ${entry.id}`,
      at: entry.at,
      staff: entry.staff,
      reason: entry.reason,
      ...entryText(entry),
    })),
    typed,
    next: last && listQuery(typed, cursorOf(last.at, `${last.source}_${last.id}`)),
  };
}

export default function DeskJournal({ loaderData }: Route.ComponentProps) {
  return <JournalPage {...loaderData} />;
}
