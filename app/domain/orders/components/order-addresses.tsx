import { panel, sectionTitle } from '~/ui/components/panel.css';
import * as styles from './pickup-panel.css';

export interface OrderAddress {
  /** 'Rechnung an' */
  label: string;
  lines: string[];
}

export function OrderAddresses({ addresses }: { addresses: OrderAddress[] }) {
  if (addresses.length === 0) return null;
  return (
    <div className={`${panel} ${styles.columns}`}>
      {addresses.map(({ label, lines }) => (
        <section key={label}>
          <h2 className={sectionTitle}>{label}</h2>
          <address className={styles.address}>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </section>
      ))}
    </div>
  );
}
