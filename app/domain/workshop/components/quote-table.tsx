import { formatCents } from '~/values/money';
import { germanTenths } from '~/values/tenths';
import { type QuoteLine, sumOf } from '../quotes/quote';
import * as styles from './price-table.css';

interface QuoteTableProps {
  lines: readonly QuoteLine[];
  /** Above the sum. */
  sumName: string;
}

/** Line by line; a labour value (AW) is a unit of working time. */
export function QuoteTable({ lines, sumName }: QuoteTableProps) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Leistung</th>
            <th scope="col">AW</th>
            <th scope="col">Arbeit</th>
            <th scope="col">Teile</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ label, unitsTenths, labourCents, partsCents }, index) => (
            <tr key={index}>
              <th scope="row">{label}</th>
              <td>{unitsTenths === 0 ? '–' : germanTenths(unitsTenths)}</td>
              <td>{labourCents === 0 ? '–' : formatCents(labourCents)}</td>
              <td>{partsCents === 0 ? '–' : formatCents(partsCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {sumName}
            </th>
            <td data-cents={sumOf(lines)}>{formatCents(sumOf(lines))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
