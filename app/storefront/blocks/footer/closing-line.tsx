import { ShippingNote } from '~/domain/catalog/components/shipping-note';
import type { FooterProps } from '../../shell/shell';
import * as styles from './footer-blocks.css';

/** PAngV requires the note on VAT and delivery. */
export function ClosingLine({ shell, content }: FooterProps) {
  return (
    <div className={styles.closing}>
      <p>
        Alle Preise <ShippingNote cost={shell.shippingCost} className={styles.inlineLink} />
      </p>
      <p>
        © {content.year} {shell.location.firma}
      </p>
    </div>
  );
}
