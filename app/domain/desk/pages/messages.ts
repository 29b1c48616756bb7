import type { ContentCommand } from '../rights';
import type { ChangePageResult } from './desk-pages.server';

export const doneMessages: Readonly<Record<ContentCommand, string>> = {
  'save-page':
    'Die Seite ist gespeichert. Im Shop ist sie in einer Sekunde zu sehen, wenn ihre Tage es erlauben.',
  'remove-page': 'Die Seite ist entfernt.',
  'undo-page': 'Die Änderung ist zurückgenommen.',
};

/** The field that the words stand beside; without one they stand above the form. */
export function refusalOf({ code }: Extract<ChangePageResult, { ok: false }>): {
  field?: string;
  text: string;
} {
  switch (code) {
    case 'changed-meanwhile':
      return { text: 'Inzwischen hat sich hier etwas geändert. Bitte prüfen Sie den neuen Stand.' };
    case 'nothing-new':
      return { text: 'Das steht schon so da.' };
    case 'known-path':
      return { field: 'pfad', text: 'Unter diesem Pfad gibt es schon eine Seite.' };
  }
}
