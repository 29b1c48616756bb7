import { Link } from '~/ui/components/link';
import { panel, sectionTitle } from '~/ui/components/panel.css';
import { Price } from '~/ui/components/price';

export interface ShownDocument {
  /** 'Rechnung RE-000001' */
  name: string;
  day: string;
  totalCents: number;
  to: string;
}

export function DocumentList({ documents }: { documents: readonly ShownDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <section className={panel}>
      <h2 className={sectionTitle}>Rechnungen</h2>
      <ul>
        {documents.map(({ name, day, totalCents, to }) => (
          <li key={to}>
            <Link to={to} reloadDocument>
              {name} (PDF)
            </Link>{' '}
            vom {day}, <Price cents={totalCents} />
          </li>
        ))}
      </ul>
    </section>
  );
}
