import type { ContentCommand } from '../rights';
import type { ChangePageResult } from './desk-pages.server';

export const doneMessages: Readonly<Record<ContentCommand, string>> = {
  'save-page':
    'Die Seite ist gespeichert. Im Shop ist sie in einer Sekunde zu sehen, wenn ihre Tage es erlauben.',
  'remove-page': 'Die Seite ist entfernt.',
  'undo-page': 'Die Änderung ist zurückgenommen.',
};

/** The field that the words stand beside; without one they stand above the form. */
export const refusals: Readonly<
  Record<Extract<ChangePageResult, { ok: false }>['code'], { field?: string; text: string }>
> = {
  'changed-meanwhile': { text: 'Inzwischen hat sich hier etwas geändert. Bitte prüfen Sie den neuen Stand.' },
  'nothing-new': { text: 'Das steht schon so da.' },
  'known-path': { field: 'pfad', text: 'Unter diesem Pfad gibt es schon eine Seite.' },
};
