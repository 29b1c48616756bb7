import { Notice } from '~/ui/components/notice';
import { Section } from '~/ui/components/section';
import { deskImportRowsPath } from '~/values/desk-paths';
import { formatCents } from '~/values/money';
import type { ImportReport, RowProblem } from '../../imports/import';
import type { StoredImport } from '../../imports/imports.server';
import { kindName, refusedRowsLabel, reportLines } from '../../imports/messages';
import * as styles from '../desk.css';

const countColumns = {
  Zeilen: 'rows',
  Neu: 'added',
  Geändert: 'changed',
  Unverändert: 'unchanged',
  Entfällt: 'removed',
} as const;

function Counts({ report }: { report: ImportReport }) {
  return (
    <div className={styles.wide}>
      <table className={styles.countTable}>
        <thead>
          <tr>
            <th scope="col">Was</th>
            {Object.keys(countColumns).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.counts.map((count) => (
            <tr key={count.name} data-import-count={count.name}>
              <th scope="row">{kindName(count.name)}</th>
              {Object.entries(countColumns).map(([label, column]) => (
                <td key={label} data-column={label}>
                  {Math.max(0, count[column])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function sampleTitle(rows: number, isDone: boolean): string {
  if (rows === 1) return isDone ? 'Die erste Zeile' : 'So wäre die erste Zeile';
  return isDone ? `Die ersten ${rows} Zeilen` : `So wären die ersten ${rows} Zeilen`;
}

function Sample({ report: { columns, sample }, isDone }: { report: ImportReport; isDone: boolean }) {
  return (
    <Section title={sampleTitle(sample.length, isDone)}>
      <div className={styles.wide}>
        <table className={styles.sampleTable}>
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row) => (
              <tr key={row[0]}>
                {columns.map((name, index) => (
                  <td key={name} data-column={name}>
                    {row[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

function Problems({ report, entry }: ReportProps) {
  const { problems, problemCount, hints = [], refusedCount = 0 } = report;
  return (
    <Section title={problemCount === 1 ? '1 Problem' : `${problemCount} Probleme`}>
      {hints.map((hint) => (
        <Notice key={hint} tone="warn">
          {hint}
        </Notice>
      ))}
      {entry.hasRefused && (
        <p>
          <a href={deskImportRowsPath(entry.id)} className={styles.entryLink} download>
            {refusedRowsLabel(refusedCount)}
          </a>
        </p>
      )}
      <ul className={styles.list}>
        {problems.map(({ place, message }) => (
          <li key={`${place} ${message}`} className={styles.line}>
            {place ? `${place}: ${message}` : message}
          </li>
        ))}
      </ul>
      {problemCount > problems.length && <p>… und {problemCount - problems.length} weitere.</p>}
    </Section>
  );
}

function Notices({ notices }: { notices: readonly RowProblem[] }) {
  return (
    <Section title="Hinweise">
      <ul className={styles.list}>
        {notices.map(({ place, message }) => (
          <li key={`${place} ${message}`} className={styles.line}>
            {place}: {message}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface ReportProps {
  entry: Pick<StoredImport, 'id' | 'state' | 'hasRefused'>;
  report: ImportReport;
}

function Unusual({ report: { unusual, unusualCount } }: { report: ImportReport }) {
  return (
    <Section title="Ungewöhnliche Preise">
      <p>Ein Zehntel oder das Zehnfache des bisherigen Preises ist öfter ein Versehen als ein Preis.</p>
      <ul className={styles.list}>
        {unusual.map(({ place, title, before, after }) => (
          <li key={`${place} ${after}`} className={styles.entry}>
            <span>
              {place}: {title}
            </span>
            <span className={styles.sum}>
              {formatCents(before)} → {formatCents(after)}
            </span>
          </li>
        ))}
      </ul>
      {unusualCount > unusual.length && <p>… und {unusualCount - unusual.length} weitere.</p>}
    </Section>
  );
}

/** Findings of a check, or the result of the import. */
export function Report({ entry, report }: ReportProps) {
  const { state } = entry;
  const { notices = [] } = report;
  const others = reportLines({ ...report, counts: [], problemCount: 0, unusualCount: 0 });
  return (
    <>
      <Section title={state === 'ready' ? 'Das würde sich ändern' : 'Ergebnis'}>
        {report.counts.length > 0 ? <Counts report={report} /> : <p>Nichts wurde geändert.</p>}
        {others.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {report.unused.length > 0 && (
          <p className={styles.small}>Nicht gelesen: {report.unused.join(', ')}</p>
        )}
      </Section>
      {report.unusual.length > 0 && <Unusual report={report} />}
      {report.problemCount > 0 && <Problems report={report} entry={entry} />}
      {notices.length > 0 && <Notices notices={notices} />}
      {report.sample.length > 0 && <Sample report={report} isDone={state !== 'ready'} />}
    </>
  );
}
