import { Link } from '~/ui/components/link';
import { CouponBanner } from '../blocks/coupon-banner';
import type { NoticeView, Shell } from '../shell/shell';
import * as styles from './page-header.css';
import { headerFor } from './registry';

function Notice({
  notice,
  className,
  label,
}: {
  notice: NoticeView | undefined;
  className: string;
  label: string;
}) {
  if (!notice) return null;
  const { text, to } = notice;
  return (
    <aside aria-label={label} className={className}>
      {to ? (
        <Link to={to} className={styles.noticeLink}>
          {text}
        </Link>
      ) : (
        text
      )}
    </aside>
  );
}

export function PageHeader({ shell }: { shell: Shell }) {
  const Header = headerFor(shell.theme.header.componentName);
  return (
    <>
      <Notice notice={shell.holidayNotice} className={styles.notice} label="Hinweis" />
      <Notice notice={shell.banner} className={styles.banner} label="Ankündigung" />
      <CouponBanner coupon={shell.coupon} />
      {shell.hasHeader && <Header shell={shell} />}
    </>
  );
}
