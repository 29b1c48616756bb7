import { useHref } from 'react-router';
import { cartPath, dismissPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { CloseIcon, TicketIcon } from '~/ui/icons/icons';
import { usePageAddress } from '../islands/use-page-address';
import type { Shell } from '../shell/shell';
import * as styles from './coupon-banner.css';
import { couponPart } from './dismissible';

export function CouponBanner({ coupon }: Pick<Shell, 'coupon'>) {
  const address = usePageAddress();
  const action = useHref(dismissPath);
  if (!coupon) return null;
  const { code, title, description, conditions } = coupon;
  const small = [description, conditions.join(', ')].filter(Boolean).join(' · ');
  return (
    <aside aria-label="Gutschein" className={styles.bar}>
      <div className={styles.row}>
        <span className={styles.mark}>
          <TicketIcon size={18} />
        </span>
        <p className={small ? `${styles.words} ${styles.whole}` : styles.words}>
          <span className={styles.title}>{title}</span> <span className={styles.long}>mit dem Code</span>{' '}
          <strong className={styles.code}>{code}</strong>
          {small && <span className={styles.small}> {small}</span>}
        </p>
        <Link to={cartPath} className={styles.link}>
          Zum Warenkorb
        </Link>
        <form method="post" action={action} className={styles.closing}>
          <input type="hidden" name="teil" value={couponPart(code)} />
          <input type="hidden" name="zurueck" data-return="zurueck" value={address} />
          <button name="zustand" value="zu" aria-label="Gutschein ausblenden" className={styles.close}>
            <CloseIcon size={18} />
          </button>
        </form>
      </div>
    </aside>
  );
}
