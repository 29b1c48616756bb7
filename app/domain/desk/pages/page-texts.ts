import type { StoredPage } from '~/domain/content/pages/change-pages.server';
import { formatIsoDate } from '~/values/german-date';
import { fieldsOf, type PageField, pageFields } from './page-form';

type Days = Pick<StoredPage, 'publishedFrom' | 'publishedUntil'>;

/** 'ab 1. Dezember 2026' */
export function daysText({ publishedFrom, publishedUntil }: Days): string {
  const days = [
    publishedFrom && `ab ${formatIsoDate(publishedFrom)}`,
    publishedUntil && `bis ${formatIsoDate(publishedUntil)}`,
  ];
  return days.filter(Boolean).join(' ') || 'auf Dauer';
}

export const isHiddenOn = ({ publishedFrom, publishedUntil }: Days, today: string): boolean =>
  (publishedFrom ?? today) > today || (publishedUntil ?? today) < today;

/** 'Titel, Text geändert' */
export function pageChangeText(before: StoredPage | null, after: StoredPage | null): string {
  if (!before) return 'angelegt';
  if (!after) return 'entfernt';
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const changed = (Object.keys(pageFields) as PageField[]).filter((name) => was[name] !== is[name]);
  return `${changed.map((name) => pageFields[name]).join(', ')} geändert`;
}
