import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { lead } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { deskImportPath, deskImportsPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import {
  emptyReport,
  hasChanges,
  type ImportReport,
  type ImportState,
  isBusy,
  needsConsent,
} from '../../imports/import';
import type { StoredImport, Supplier } from '../../imports/imports.server';
import { goodRowsLabel, kindName, shiftText, stateNames } from '../../imports/messages';
import * as styles from '../desk.css';
import { CheckField } from '../desk-fields';
import { DeskForm } from '../desk-form';
import { DeskPage } from '../desk-page';
import { FetchForm } from './fetch-form';
import { MappingForm, type MappingFormProps } from './mapping-form';
import { Report } from './report';

/** Asks once more. */
function ConsentBox({ report }: { report: ImportReport }) {
  const { unusualCount, removesMost, priceShift } = report;
  const what = [
    ...(unusualCount > 0
      ? [unusualCount === 1 ? 'ein ungewöhnlicher Preis' : `${unusualCount} ungewöhnliche Preise`]
      : []),
    ...(removesMost ? ['mehr als die Hälfte entfällt'] : []),
    ...(priceShift === undefined ? [] : [shiftText(priceShift)]),
  ].join(', ');
  return (
    <>
      {priceShift !== undefined && (
        <p>Der Shop verkauft zu Preisen mit Mehrwertsteuer. Ist die Spalte ein Netto- oder Einkaufspreis?</p>
      )}
      <CheckField name="trotzdem" label={`Ja, das ist gewollt: ${what}`} />
    </>
  );
}

export interface ImportPageProps {
  entry: StoredImport;
  /** Nobody has worked on it for minutes. */
  isStuck: boolean;
  version: string;
  fields: MappingFormProps['fields'];
  supplier: Pick<Supplier, 'address' | 'reportTo'> | undefined;
  person: string;
  notice: string | undefined;
}

function Progress({ entry: { id, state, done, total } }: Pick<ImportPageProps, 'entry'>) {
  return (
    <Section title="Stand">
      <p role="status">
        Die Datei {stateNames[state]}
        {done > 0 && `: ${done}${total ? ` von ${total}` : ''} Zeilen`} …
      </p>
      {total ? <progress value={done} max={total} aria-label="Fortschritt" /> : null}
      <p>
        <Link to={deskImportPath(id)} className={styles.entryLink}>
          Neu laden
        </Link>{' '}
        <span className={styles.small}>Die Seite lädt sich alle zwei Sekunden selbst neu.</span>
      </p>
    </Section>
  );
}

/** What becomes of rows with problems, and of entries that only they name. */
function leftOut({ kind }: StoredImport): string {
  const rows = 'Zeilen mit Problemen bleiben aus; berichtigt können Sie sie später hochladen.';
  if (kind === 'goods') return rows;
  return kind === 'vehicles'
    ? `${rows} Fahrzeuge, die nur in diesen Zeilen stehen, fehlen bis dahin im Shop.`
    : `${rows} Was in keiner guten Zeile steht, bleibt diesmal, wie es ist.`;
}

function Next({ entry }: Pick<ImportPageProps, 'entry'>) {
  const report = entry.report ?? emptyReport();
  if (entry.state === 'ready' && hasChanges(report))
    return (
      <Section title="Übernehmen">
        <DeskForm
          command="import-file"
          label={report.refusedCount ? goodRowsLabel(report.goodCount ?? 0) : 'Übernehmen'}
        >
          {report.refusedCount ? <p>{leftOut(entry)}</p> : null}
          {needsConsent(report) && <ConsentBox report={report} />}
        </DeskForm>
      </Section>
    );
  if (entry.state === 'ready' && report.problemCount > 0)
    return (
      <Notice tone="warn">
        {report.goodCount
          ? 'Die Zeilen ohne Problem sagen, was schon da steht. Die Probleme stehen oben.'
          : 'So lässt sich davon nichts übernehmen. Die Probleme stehen oben.'}
      </Notice>
    );
  if (entry.state === 'ready')
    return <Notice tone="good">Es gibt nichts zu übernehmen: Es steht schon alles so da.</Notice>;
  if (entry.state !== 'done') return null;
  return (
    <Section title="Zurücknehmen">
      {entry.kind === 'goods' ? (
        <DeskForm command="undo-import" label="Import zurücknehmen" tone="danger">
          <p>
            Preise und Bestand gelten dann wieder wie vorher. Was seitdem verkauft, gezählt oder neu
            ausgezeichnet wurde, bleibt.
          </p>
        </DeskForm>
      ) : (
        <p>Einträge des Netzes lassen sich nur mit der vorigen Datei zurücknehmen.</p>
      )}
    </Section>
  );
}

function Resume({ entry }: Pick<ImportPageProps, 'entry'>) {
  const commands = { checking: 'map-columns', running: 'import-file', undoing: 'undo-import' } as const;
  const command = Object.entries(commands).find(([state]) => state === entry.state)?.[1];
  if (!command) return null;
  return (
    <Section title="Stand">
      <Notice tone="warn">Seit Minuten geht es nicht weiter.</Notice>
      <DeskForm command={command} label="Fortsetzen">
        {command === 'import-file' && entry.isConfirmed && <input type="hidden" name="trotzdem" value="on" />}
      </DeskForm>
    </Section>
  );
}

/** Commands whose form is shown in a state. */
const formsAt: Partial<Record<ImportState, string[]>> = {
  ready: ['map-columns', 'import-file'],
  failed: ['map-columns'],
  done: ['undo-import', 'fetch-file'],
};

export function ImportPage({ entry, isStuck, version, notice, ...page }: ImportPageProps) {
  const { supplier, kind, fileName, createdAt, staff, state, failure, report } = entry;
  const isWaiting = isBusy(state);
  return (
    <DeskPage
      title={`${supplier}: ${kindName(kind)}`}
      version={version}
      notice={notice}
      forms={formsAt[state] ?? []}
      lead={
        <>
          <p className={lead}>
            {fileName}, {formatMoment(createdAt)} Uhr, {staff ?? 'nachts abgeholt'} · {stateNames[state]}
          </p>
          <p className={styles.small}>
            <Link to={deskImportsPath} className={styles.entryLink}>
              Alle Importe
            </Link>
          </p>
        </>
      }
    >
      {failure && <Notice tone="warn">{failure}</Notice>}
      {isWaiting && (isStuck ? <Resume entry={entry} /> : <Progress entry={entry} />)}
      {report && !isWaiting && <Report entry={entry} report={report} />}
      {!isWaiting && <Next entry={entry} />}
      {(state === 'ready' || state === 'failed') && entry.header.length > 0 && entry.hasContent && (
        <MappingForm entry={entry} fields={page.fields} />
      )}
      {state === 'done' && kind !== 'folder' && (
        <FetchForm entry={entry} supplier={page.supplier} person={page.person} />
      )}
    </DeskPage>
  );
}
