import { formatNumber } from '~/values/german-number';
import { formatCents } from '~/values/money';
import type { ServicePrice } from '../prices/service-price';
import * as styles from './price-table.css';

/** 45 → '4,5' */
const formatUnits = (tenths: number) => formatNumber(tenths / 10);

/** Line by line; a labour value (AW) is a unit of working time. */
export function PriceTable({ price }: { price: Extract<ServicePrice, { kind: 'exact' }> }) {
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
          {price.lines.map(({ label, unitsTenths, labourCents, partsCents }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatUnits(unitsTenths)}</td>
              <td>{formatCents(labourCents)}</td>
              <td>{partsCents === 0 ? '–' : formatCents(partsCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              Gesamtpreis inkl. MwSt.
            </th>
            <td data-cents={price.totalCents}>{formatCents(price.totalCents)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
