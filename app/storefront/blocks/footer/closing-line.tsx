import { Link } from 'react-router';
import { deliveryPath } from '~/paths';
import type { Shell } from '../../shell/shell';
import * as styles from './footer-blocks.css';

/** What every price of the page includes (PAngV), and who stands behind it. */
export function ClosingLine({ shell }: { shell: Shell }) {
  return (
    <div className={styles.closing}>
      <p>
        Alle Preise inkl. MwSt., zzgl.{' '}
        <Link to={deliveryPath} className={styles.inlineLink}>
          Versandkosten
        </Link>
      </p>
      <p>
        © {shell.year} {shell.location.firma}
      </p>
    </div>
  );
}
