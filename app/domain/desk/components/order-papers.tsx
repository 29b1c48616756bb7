import { documentNames } from '~/domain/documents/document';
import type { DrawnDocument } from '~/domain/documents/find-documents.server';
import { Link } from '~/ui/components/link';
import { deskPaperPath } from '~/values/desk-paths';
import { formatIsoDate } from '~/values/german-date';
import { formatCents } from '~/values/money';
import { orderPapers, paperNames } from '../papers';
import * as styles from './desk.css';

export function OrderPapers({ number, documents }: { number: string; documents: DrawnDocument[] }) {
  return (
    <ul className={styles.list}>
      {orderPapers.map((paper) => (
        <li key={paper} className={styles.entry}>
          <Link to={deskPaperPath(number, paper)} reloadDocument className={styles.entryLink}>
            {paperNames[paper]} (PDF)
          </Link>
        </li>
      ))}
      {documents.map(({ id, kind, number: name, issuedOn, totalCents }) => (
        <li key={id} className={styles.entry}>
          <div>
            <Link to={deskPaperPath(number, id)} reloadDocument className={styles.entryLink}>
              {documentNames[kind]} {name} (PDF)
            </Link>
            <p className={styles.small}>vom {formatIsoDate(issuedOn)}</p>
          </div>
          <span className={styles.sum}>{formatCents(totalCents)}</span>
        </li>
      ))}
    </ul>
  );
}
