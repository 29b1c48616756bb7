import { auditKindNames, auditKinds } from '~/domain/accounts/audit';
import type { AuditEntry } from '~/domain/accounts/audit-log.server';
import { panel } from '~/ui/components/panel.css';
import { deskAuditPath } from '~/values/desk-paths';
import { formatMoment } from '~/values/german-date';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { EntriesFilter } from './entries-filter';
import { NextPage } from './next-page';

interface AuditPageProps {
  entries: AuditEntry[];
  /** As in the address. */
  typed: { art: string; seit: string };
  auditDays: number;
  /** Query of the next page. */
  next: string | undefined;
}

function whoText({ kind, account, network }: AuditEntry): string {
  const unknown = kind === 'sign-in-failed' ? 'unbekanntes Konto' : network ? 'ohne Konto' : 'Betreiber';
  return [account ?? unknown, network].filter(Boolean).join(' · ');
}

const aboutText = ({ account, about, detail }: AuditEntry): string =>
  [about === account ? null : about, detail].filter(Boolean).join(' · ');

/** For who leads all locations. */
export function AuditPage({ entries, typed, auditDays, next }: AuditPageProps) {
  return (
    <DeskPage title="Sicherheit">
      <p>
        Misslungene Anmeldungen, verweigerte Rechte und Änderungen an Mitarbeitern und API-Schlüsseln, an
        allen Standorten. Von Adressen im Netz steht hier nur der vordere Teil. Einträge werden nach{' '}
        {auditDays === 1 ? 'einem Tag' : `${auditDays} Tagen`} gelöscht.
      </p>
      <EntriesFilter action={deskAuditPath} kinds={auditKinds} names={auditKindNames} typed={typed} />
      <section className={panel} aria-label="Ergebnis">
        {entries.length === 0 && <p>Kein Eintrag passt zu dieser Auswahl.</p>}
        <ul className={styles.list} data-rows>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <div>
                <strong>{auditKindNames[entry.kind]}</strong>
                {aboutText(entry) && <p className={styles.typedText}>{aboutText(entry)}</p>}
                <p className={styles.small}>
                  {formatMoment(entry.at)} Uhr · {whoText(entry)}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <NextPage path={deskAuditPath} query={next} />
    </DeskPage>
  );
}
