import { type Cents, formatCents } from '~/values/money';
import { germanTenths } from '~/values/tenths';
import type { PriceLine } from '../prices/service-price';
import * as styles from './price-table.css';

interface PriceTableProps {
  lines: readonly PriceLine[];
  totalCents: Cents;
  /** Before the sum. */
  totalName?: string;
}

/** Line by line; a labour value (AW) is a unit of working time. */
export function PriceTable({ lines, totalCents, totalName = 'Gesamtpreis inkl. MwSt.' }: PriceTableProps) {
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
              <td>{germanTenths(unitsTenths)}</td>
              <td>{formatCents(labourCents)}</td>
              <td>{partsCents === 0 ? '–' : formatCents(partsCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {totalName}
            </th>
            <td data-cents={totalCents}>{formatCents(totalCents)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
