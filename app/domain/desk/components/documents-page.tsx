import { documentNames } from '~/domain/documents/document';
import { button } from '~/ui/components/button.css';
import { TextField } from '~/ui/components/field';
import { Form, Link } from '~/ui/components/link';
import { panel } from '~/ui/components/panel.css';
import { Section } from '~/ui/components/section';
import { deskDocumentsPath, deskOrderPath, deskPaperPath, deskPostingsPath } from '~/values/desk-paths';
import { formatIsoDate } from '~/values/german-date';
import { formatCents } from '~/values/money';
import type { ListedPaper } from '../money/location-documents.server';
import { NO_MONTH } from '../money/messages';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { NextPage } from './next-page';
import { SearchForm } from './search-form';

interface DocumentsPageProps {
  documents: ListedPaper[];
  /** As in the address. */
  typed: { suche: string; monat: string };
  /** Query of the next page. */
  next: string | undefined;
  /** Proposed for the export. */
  month: string;
  /** What was typed is no month. */
  hasNoMonth: boolean;
  exportsNoMonth: boolean;
  mayExport: boolean;
}

function Entry({ document }: { document: ListedPaper }) {
  const { id, kind, number, issuedOn, orderNumber, buyer, totalCents, isDrawn } = document;
  const name = `${documentNames[kind]} ${number}`;
  return (
    <li className={styles.entry}>
      <div>
        {isDrawn ? (
          <Link to={deskPaperPath(orderNumber, id)} reloadDocument className={styles.entryLink}>
            {name} (PDF)
          </Link>
        ) : (
          <strong>{name}</strong>
        )}
        <p className={styles.small}>
          {formatIsoDate(issuedOn)} · {buyer} · <Link to={deskOrderPath(orderNumber)}>{orderNumber}</Link>
          {!isDrawn && ' · das PDF entsteht gerade'}
        </p>
      </div>
      <span className={styles.sum}>{formatCents(kind === 'correction' ? -totalCents : totalCents)}</span>
    </li>
  );
}

export function DocumentsPage({
  documents,
  typed,
  next,
  month,
  hasNoMonth,
  exportsNoMonth,
  mayExport,
}: DocumentsPageProps) {
  return (
    <DeskPage title="Belege">
      <SearchForm
        action={deskDocumentsPath}
        typed={typed.suche}
        hint="Nummer der Rechnung, der Rechnungskorrektur oder der Bestellung"
      >
        <TextField
          id="monat"
          name="monat"
          type="month"
          label="Monat"
          hint="Jahr und Monat, zum Beispiel 2026-11"
          defaultValue={typed.monat}
          errors={hasNoMonth ? [NO_MONTH] : []}
        />
      </SearchForm>
      <section className={panel} aria-label="Ergebnis">
        {documents.length === 0 && <p>Kein Beleg passt zu dieser Auswahl.</p>}
        <ul className={styles.list} data-rows>
          {documents.map((document) => (
            <Entry key={document.id} document={document} />
          ))}
        </ul>
      </section>
      <NextPage path={deskDocumentsPath} query={next} />
      {mayExport && (
        <Section title="Für die Buchhaltung">
          <Form method="get" action={deskPostingsPath} reloadDocument className={styles.commandForm}>
            <TextField
              id="buchungsmonat"
              name="monat"
              type="month"
              label="Monat der Buchungen"
              hint="Rechnungen, Rechnungskorrekturen, Zahlungen und offene Beträge dieses Standorts"
              defaultValue={month}
              errors={exportsNoMonth ? [NO_MONTH] : []}
              required
            />
            <p>
              <button className={button.plain}>Als CSV-Datei</button>
            </p>
          </Form>
        </Section>
      )}
    </DeskPage>
  );
}
