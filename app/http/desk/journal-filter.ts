import { z } from 'zod';
import { journalKinds, journalSources } from '~/domain/desk/journal/journal';
import type { JournalCursor, JournalFilter } from '~/domain/desk/journal/list-journal.server';
import { startOfIsoDay } from '~/values/iso-day';

/** Unknown values count as not chosen. */
export function readJournalFilter(url: URL): {
  filter: JournalFilter;
  typed: { art: string; wer: string; seit: string };
} {
  const of = (name: string) => (url.searchParams.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 100);
  const typed = { art: of('art'), wer: of('wer'), seit: of('seit') };
  return {
    typed,
    filter: {
      kind: journalKinds.find((one) => one === typed.art),
      staff: typed.wer,
      since: z.iso.date().safeParse(typed.seit).success ? startOfIsoDay(typed.seit) : undefined,
    },
  };
}

export function readJournalCursor(url: URL): JournalCursor | undefined {
  const [moment = '', typed = '', id = ''] = (url.searchParams.get('nach') ?? '').split('_');
  const source = journalSources.find((one) => one === typed);
  const isCursor = z.iso.datetime().safeParse(moment).success && /^\d{1,15}$/.test(id);
  return source && isCursor ? { at: new Date(moment), source, id: Number(id) } : undefined;
}

export function journalQuery(typed: Record<string, string>, { at, source, id }: JournalCursor): string {
  const query = new URLSearchParams(Object.entries(typed).filter(([, value]) => value !== ''));
  query.set('nach', `${at.toISOString()}_${source}_${id}`);
  return query.toString();
}
