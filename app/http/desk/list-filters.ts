import { z } from 'zod';
import { auditKinds } from '~/domain/accounts/audit';
import type { AuditFilter } from '~/domain/accounts/audit-log.server';
import { articleKinds } from '~/domain/catalog/articles/article';
import type { ArticleCursor, ArticleFilter } from '~/domain/desk/articles/list-articles.server';
import { journalKinds, journalSources } from '~/domain/desk/journal/journal';
import type { JournalCursor, JournalFilter } from '~/domain/desk/journal/list-journal.server';
import type { OrderFilter } from '~/domain/desk/list-orders.server';
import type { DocumentCursor, DocumentFilter } from '~/domain/desk/money/location-documents.server';
import { paymentFilters } from '~/domain/desk/payment-filter';
import type { WheelFilter } from '~/domain/desk/storage/list-wheels.server';
import { orderFulfilments } from '~/domain/orders/fulfilment';
import { orderTypes } from '~/domain/orders/order';
import type { OrderCursor } from '~/domain/orders/order-cursor';
import { wheelStates } from '~/domain/workshop/storage/stored-wheels';
import { isIsoDay } from '~/values/calendar';
import { momentOfText } from '~/values/day-field';
import { germanMonth } from '~/values/german-month';
import { startOfIsoDay } from '~/values/iso-day';
import type { MomentCursor } from '~/values/keyset-page';

/** The typed filters of a list. */
interface Read<Filter, Name extends string> {
  typed: Record<Name, string>;
  filter: Filter;
}

const textIn = (url: URL, name: string) => (url.searchParams.get(name) ?? '').replaceAll('\0', '');

export function typedIn<Name extends string>(url: URL, names: readonly Name[]): Record<Name, string> {
  const of = (name: Name) => textIn(url, name).trim().slice(0, 100);
  return Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, string>;
}

/** Undefined: not chosen, or unknown. */
const chosen = <Value extends string>(values: readonly Value[], typed: string): Value | undefined =>
  values.find((one) => one === typed);

const startOf = (day: string) => (isIsoDay(day) ? startOfIsoDay(day) : undefined);

/** Without what is not typed. @param after of the page before */
export function listQuery(typed: Readonly<Record<string, string>>, after = ''): string {
  const values = Object.entries({ ...typed, nach: after }).filter(([, value]) => value !== '');
  return new URLSearchParams(values).toString();
}

const CURSOR = 'nach';

const partsOfCursor = (url: URL, name = CURSOR) => (url.searchParams.get(name) ?? '').split('_');

export function readCursor(url: URL, name = CURSOR): MomentCursor | undefined {
  const [moment = '', id = ''] = partsOfCursor(url, name);
  const at = momentOfText(moment);
  return at && z.uuid().safeParse(id).success ? { at, id } : undefined;
}

/** Of rows by a text and a key without spaces. */
export function readTextCursor(url: URL, name = CURSOR): { key: string; text: string } | undefined {
  const [, key, text] = /^(\S{1,200}) (.{0,1000})$/s.exec(textIn(url, name)) ?? [];
  return key === undefined || text === undefined ? undefined : { key, text };
}

/** The same, where the key is a number. */
export function readNumberedCursor(url: URL, name = CURSOR): { id: number; text: string } | undefined {
  const cursor = readTextCursor(url, name);
  return cursor && /^\d{1,9}$/.test(cursor.key) ? { id: Number(cursor.key), text: cursor.text } : undefined;
}

export const cursorOf = (at: Date, id: string) => `${at.toISOString()}_${id}`;

/** @param found one more than a page has, if there are others @returns the last row only if another page follows */
export function pageOf<Row>(found: readonly Row[], size: number): { rows: Row[]; last: Row | undefined } {
  const rows = found.slice(0, size);
  return { rows, last: found.length > size ? rows.at(-1) : undefined };
}

export function readOrderFilter(url: URL): Read<OrderFilter, 'suche' | 'stand' | 'zahlung' | 'art' | 'seit'> {
  const typed = typedIn(url, ['suche', 'stand', 'zahlung', 'art', 'seit']);
  const filter = {
    words: typed.suche,
    state: chosen(['open', ...orderFulfilments] as const, typed.stand),
    payment: chosen(paymentFilters, typed.zahlung),
    orderType: chosen(orderTypes, typed.art),
    since: startOf(typed.seit),
  };
  return { typed, filter };
}

export function readOrderCursor(url: URL): OrderCursor | undefined {
  const cursor = readCursor(url);
  return cursor && { placedAt: cursor.at, id: cursor.id };
}

export const orderQuery = (typed: Record<string, string>, { placedAt, id }: OrderCursor) =>
  listQuery(typed, cursorOf(placedAt, id));

export function readArticleFilter(url: URL): Read<ArticleFilter, 'suche' | 'art' | 'hier'> {
  const typed = typedIn(url, ['suche', 'art', 'hier']);
  const kind = chosen(articleKinds, typed.art);
  return { typed, filter: { words: typed.suche, kind, isHere: typed.hier === '1' } };
}

export function readArticleCursor(url: URL): ArticleCursor | undefined {
  const cursor = readNumberedCursor(url);
  return cursor && { id: cursor.id, title: cursor.text };
}

export function readDocumentFilter(url: URL): Read<DocumentFilter, 'suche' | 'monat'> {
  const typed = typedIn(url, ['suche', 'monat']);
  return { typed, filter: { number: typed.suche, between: germanMonth(typed.monat) } };
}

export function readDocumentCursor(url: URL): DocumentCursor | undefined {
  const cursor = readCursor(url);
  return cursor && { issuedAt: cursor.at, id: cursor.id };
}

export function readJournalFilter(url: URL): Read<JournalFilter, 'art' | 'wer' | 'seit'> {
  const typed = typedIn(url, ['art', 'wer', 'seit']);
  const kind = chosen(journalKinds, typed.art);
  return { typed, filter: { kind, staff: typed.wer, since: startOf(typed.seit) } };
}

export function readJournalCursor(url: URL): JournalCursor | undefined {
  const [moment = '', typed = '', id = ''] = partsOfCursor(url);
  const source = chosen(journalSources, typed);
  const at = momentOfText(moment);
  return source && at && /^\d{1,15}$/.test(id) ? { at, source, id: Number(id) } : undefined;
}

export function readAuditFilter(url: URL): Read<AuditFilter, 'art' | 'seit'> {
  const typed = typedIn(url, ['art', 'seit']);
  return { typed, filter: { kind: chosen(auditKinds, typed.art), since: startOf(typed.seit) } };
}

/** The last id of the page before. */
export function readAuditCursor(url: URL): number | undefined {
  const typed = url.searchParams.get(CURSOR) ?? '';
  return /^\d{1,15}$/.test(typed) ? Number(typed) : undefined;
}

export function readWheelFilter(url: URL): Read<WheelFilter, 'suche' | 'stand'> {
  const typed = typedIn(url, ['suche', 'stand']);
  return { typed, filter: { words: typed.suche, state: chosen(wheelStates, typed.stand) } };
}

/** The last label of the page before. */
export function readWheelsBelow(url: URL): number | undefined {
  const typed = url.searchParams.get('nach') ?? '';
  return /^\d{1,6}$/.test(typed) ? Number(typed) : undefined;
}
