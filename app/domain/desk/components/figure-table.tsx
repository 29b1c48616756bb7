import { Link } from '~/ui/components/link';
import { formatCents } from '~/values/money';
import * as styles from './desk.css';

interface FigureTableRow {
  label: string;
  /** The list of what is counted. */
  to: string;
  isShown?: boolean;
  count: number;
  totalCents: number;
}

/** @param of what the rows are, as the heading of the first column */
export function FigureTable({ of, rows }: { of: string; rows: readonly FigureTableRow[] }) {
  return (
    <table className={styles.table} data-figures>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">Anzahl</th>
          <th scope="col">Summe</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, to, isShown, count, totalCents }) => (
          <tr key={label}>
            <th scope="row">
              <Link to={to} className={styles.entryLink} aria-current={isShown ? 'true' : undefined}>
                {label}
              </Link>
            </th>
            <td>{count}</td>
            <td>{formatCents(totalCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
