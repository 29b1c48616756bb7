import { pageTitle } from '~/ui/components/panel.css';
import { formatIsoDate, germanDate } from '~/values/german-date';
import { type OrderPaper, paperNames } from '../papers';
import type { PrintedPaper } from '../print-papers.server';
import * as styles from './desk.css';
import { DeskPage } from './desk-page';
import { sheet } from './print-papers.css';

export interface PrintPapersProps {
  paper: OrderPaper;
  papers: PrintedPaper[];
  at: Date;
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <address className={styles.address}>
      {lines.map((line, index) => (
        <span key={index}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
}

function Rows({ paper, rows }: { paper: OrderPaper; rows: PrintedPaper['rows'] }) {
  const isPacking = paper === 'packliste';
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {isPacking && <th scope="col">Gepackt</th>}
          <th scope="col">{isPacking ? 'Artikel' : 'Bezeichnung'}</th>
          {isPacking && <th scope="col">Lager</th>}
          <th scope="col">Menge</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, note, pieces, from }, index) => (
          <tr key={index}>
            {isPacking && <td>[ ]</td>}
            <th scope="row">
              {name}
              {note && <p className={styles.small}>{note}</p>}
            </th>
            {isPacking && <td>{from.join(', ')}</td>}
            <td>{pieces}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** For paper: each order on a page of its own. */
export function PrintPapers({ paper, papers, at }: PrintPapersProps) {
  const isPacking = paper === 'packliste';
  if (papers.length === 0)
    return (
      <DeskPage title={paperNames[paper]}>
        <p>Zu diesen Bestellungen ist nichts zu liefern.</p>
      </DeskPage>
    );
  return (
    <>
      <title>{paperNames[paper]}</title>
      {papers.map(({ number, placedAt, seller, recipient, rows }) => (
        <article key={number} className={sheet} data-paper={number}>
          <p className={styles.small}>{seller.join(' · ')}</p>
          <Lines of={recipient} />
          <h1 className={pageTitle}>
            {paperNames[paper]} {number}
          </h1>
          <p className={styles.small}>
            Bestellt am {formatIsoDate(germanDate(placedAt))} · gedruckt am {formatIsoDate(germanDate(at))}
          </p>
          <Rows paper={paper} rows={rows} />
          <p>{isPacking ? 'Gepackt von:' : 'Ware vollständig erhalten (Datum, Unterschrift):'}</p>
        </article>
      ))}
    </>
  );
}
