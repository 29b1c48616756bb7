import * as styles from '~/domain/orders/components/order-thanks.css';
import { Link } from '~/ui/components/link';
import { Price } from '~/ui/components/price';
import { Section } from '~/ui/components/section';

export interface DocumentView {
  name: string;
  day: string;
  /** Below 0: it lowers invoices. */
  cents: number;
  to: string;
}

export function DocumentList({ documents }: { documents: readonly DocumentView[] }) {
  if (documents.length === 0) return null;
  return (
    <Section title="Rechnungen">
      <ul className={styles.lines}>
        {documents.map(({ name, day, cents, to }) => (
          <li key={to} className={styles.line}>
            <div>
              <Link to={to} reloadDocument>
                {name} (PDF)
              </Link>
              <span className={styles.small}>vom {day}</span>
            </div>
            <Price cents={cents} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
