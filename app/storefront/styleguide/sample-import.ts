import { emptyReport } from '~/domain/desk/imports/import';
import type { ReportedImport } from '~/domain/desk/imports/import-mails.server';

export const sampleImport: ReportedImport = {
  id: '00000000-0000-4000-8000-000000000004',
  supplier: 'Reifen Nord',
  fileName: 'preise.csv',
  state: 'done',
  failure: null,
  report: {
    ...emptyReport(),
    counts: [{ name: 'goods', rows: 1_200, added: 3, changed: 84, unchanged: 1_101, removed: 0 }],
    unknown: 12,
    problems: [{ place: 'Zeile 17, Feld preis', message: 'erwartet wird ein Betrag wie 84.90' }],
    problemCount: 1,
  },
};
