import { cartPath } from '~/paths';
import { Link } from '~/ui/components/link';
import { TicketIcon } from '~/ui/icons/icons';
import type { Shell } from '../shell/shell';
import * as styles from './coupon-banner.css';

export function CouponBanner({ coupon }: Pick<Shell, 'coupon'>) {
  if (!coupon) return null;
  const { code, title, description, conditions } = coupon;
  const small = [description, conditions.join(', ')].filter(Boolean).join(' · ');
  return (
    <aside aria-label="Gutschein" className={styles.bar}>
      <div className={styles.row}>
        <span className={styles.mark}>
          <TicketIcon size={18} />
        </span>
        <p>
          {title} mit dem Code <strong className={styles.code}>{code}</strong>
          {small && <span className={styles.small}> {small}</span>}
        </p>
        <Link to={cartPath} className={styles.link}>
          Zum Warenkorb
        </Link>
      </div>
    </aside>
  );
}
