import { Link } from '~/ui/components/link';
import { CouponBanner } from '../blocks/coupon-banner';
import type { Shell, ShownNotice } from '../shell/shell';
import * as styles from './page-header.css';
import { headerFor } from './registry';

function Notice({ notice, className }: { notice: ShownNotice | undefined; className: string }) {
  if (!notice) return null;
  const { text, to } = notice;
  return (
    <p className={className}>
      {to ? (
        <Link to={to} className={styles.noticeLink}>
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  );
}

export function PageHeader({ shell }: { shell: Shell }) {
  const Header = headerFor(shell.theme.header.componentName);
  return (
    <>
      <Notice notice={shell.holidayNotice} className={styles.notice} />
      <Notice notice={shell.banner} className={styles.banner} />
      <CouponBanner coupon={shell.coupon} />
      {shell.hasHeader && <Header shell={shell} />}
    </>
  );
}
