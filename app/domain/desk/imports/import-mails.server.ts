import { locationLetter } from '~/domain/tenancy/location-mail.server';
import { type MailShop, pageAddress } from '~/domain/tenancy/tenant';
import type { Mail } from '~/platform/mail/outbox.server';
import { deskImportPath } from '~/values/desk-paths';
import { emptyReport, hasChanges, needsConsent } from './import';
import type { StoredImport } from './imports.server';
import { reportLines, stateNames } from './messages';

const MAX_PROBLEMS = 20;

export type ReportedImport = Pick<
  StoredImport,
  'id' | 'supplier' | 'fileName' | 'state' | 'failure' | 'report'
>;

function outcome({ state, failure, report }: ReportedImport): string {
  if (failure) return failure;
  if (state === 'ready' && report && needsConsent(report))
    return 'Es wurde nichts geändert: Der Import wartet darauf, dass jemand die ungewöhnlichen Änderungen bestätigt.';
  if (state === 'ready' && report?.refusedCount && hasChanges(report))
    return 'Es wurde nichts geändert: Der Import wartet darauf, dass jemand die guten Zeilen übernimmt.';
  return state === 'ready'
    ? 'Es wurde nichts geändert: Die Datei sagt, was schon da steht.'
    : `Die Datei ist ${stateNames[state]}.`;
}

/** Of a file that was fetched by night, to who asked for it. */
export function importMail(
  { location, ...shop }: MailShop,
  recipient: string,
  imported: ReportedImport,
): Mail {
  const { id, supplier, fileName, state } = imported;
  const report = imported.report ?? emptyReport();
  const subject = `Import ${supplier}: ${imported.failure ? stateNames.failed : stateNames[state]}`;
  const button = { to: pageAddress(shop, deskImportPath(id)), name: 'Import ansehen' };
  const problems = report.problems.slice(0, MAX_PROBLEMS).map(({ place, message }) => `${place}: ${message}`);
  const paragraphs = [
    `${fileName} von ${supplier}, in der Nacht abgeholt.`,
    outcome(imported),
    reportLines(report).join('\n'),
    problems.join('\n'),
  ].filter(Boolean);
  return {
    kind: 'import-report',
    subjectKey: `import-report ${id} ${state}`,
    recipient,
    senderName: 'Radhaus',
    ...locationLetter(location, { subject, paragraphs, buttons: [button] }),
  };
}
