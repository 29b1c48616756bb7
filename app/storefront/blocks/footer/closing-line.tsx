import { deliveryPath } from '~/paths';
import { Link } from '~/ui/components/link';
import type { FooterProps } from '../../shell/shell';
import * as styles from './footer-blocks.css';

/** PAngV requires the note on VAT and delivery. */
export function ClosingLine({ shell, content }: FooterProps) {
  return (
    <div className={styles.closing}>
      <p>
        Alle Preise inkl. MwSt., zzgl.{' '}
        <Link to={deliveryPath} className={styles.inlineLink}>
          Versandkosten
        </Link>
      </p>
      <p>
        © {content.year} {shell.location.firma}
      </p>
    </div>
  );
}
