import type { CheckPageResult, StoredPage } from '~/domain/content/pages/change-pages.server';
import { contentKinds } from '~/domain/content/pages/content-page';

/** Fields of the form, which are those of a file. */
export const pageFields = {
  pfad: 'Pfad',
  art: 'Art',
  label: 'Name in Menüs und Listen',
  titel: 'Titel',
  beschreibung: 'Beschreibung',
  einleitung: 'Einleitung',
  zeichnung: 'Zeichnung',
  stichworte: 'Stichworte',
  gueltigVon: 'Erster Tag',
  gueltigBis: 'Letzter Tag',
  vorschau: 'Schlüssel der Vorschau',
  text: 'Text',
} as const;
export type PageField = keyof typeof pageFields;

const names = Object.keys(pageFields) as PageField[];

/** As a file has it: what is empty is missing. */
export function entryOf(
  values: Readonly<Record<string, string>>,
  key: { pfad: string; fuer: string },
): Record<string, string> {
  const typed = names.map((name) => [name, (values[name] ?? '').replaceAll('\r\n', '\n').trim()] as const);
  const required = ['art', 'label', 'titel', 'beschreibung', 'text'];
  const filled = typed.filter(([name, text]) => text !== '' || required.includes(name));
  return { ...Object.fromEntries(filled), ...key };
}

/** Values of the fields. */
export function fieldsOf(page: StoredPage): Record<PageField, string> {
  return {
    pfad: page.path,
    art: contentKinds[page.kind],
    label: page.label,
    titel: page.title,
    beschreibung: page.description,
    einleitung: page.lead,
    zeichnung: page.drawing ?? '',
    stichworte: page.askedFor,
    gueltigVon: page.publishedFrom ?? '',
    gueltigBis: page.publishedUntil ?? '',
    vorschau: page.previewKey ?? '',
    text: page.markdown,
  };
}

type Problems = Extract<CheckPageResult, { ok: false }>['problems'];

/** By field, with its name. */
export function errorsOf(problems: Problems): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { field, message } of problems) {
    const name = names.find((one) => one === field);
    const text = name === undefined ? `${message}.` : `${pageFields[name]}: ${message}.`;
    errors[name ?? ''] = [...(errors[name ?? ''] ?? []), text];
  }
  return errors;
}
