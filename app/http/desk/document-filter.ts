import { z } from 'zod';
import type { DocumentCursor, DocumentFilter } from '~/domain/desk/money/location-documents.server';
import { germanMonth } from '~/values/german-month';

/** Unknown values count as not chosen. */
export function readDocumentFilter(url: URL): {
  filter: DocumentFilter;
  typed: { suche: string; monat: string };
} {
  const of = (name: string) => (url.searchParams.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 40);
  const typed = { suche: of('suche'), monat: of('monat') };
  return { typed, filter: { number: typed.suche, between: germanMonth(typed.monat) } };
}

export function readDocumentCursor(url: URL): DocumentCursor | undefined {
  const [moment = '', id = ''] = (url.searchParams.get('nach') ?? '').split('_');
  const isCursor = z.iso.datetime().safeParse(moment).success && z.uuid().safeParse(id).success;
  return isCursor ? { issuedAt: new Date(moment), id } : undefined;
}

export function documentQuery(typed: Record<string, string>, { issuedAt, id }: DocumentCursor): string {
  const query = new URLSearchParams(Object.entries(typed).filter(([, value]) => value !== ''));
  query.set('nach', `${issuedAt.toISOString()}_${id}`);
  return query.toString();
}
