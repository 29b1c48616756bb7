import { CouponBanner } from '../blocks/coupon-banner';
import type { Shell } from '../shell/shell';
import { notice } from './page-header.css';
import { headerFor } from './registry';

export function PageHeader({ shell }: { shell: Shell }) {
  const Header = headerFor(shell.theme.header.componentName);
  return (
    <>
      {shell.holidayNotice && <p className={notice}>{shell.holidayNotice}</p>}
      <CouponBanner coupon={shell.coupon} />
      {shell.hasHeader && <Header shell={shell} />}
    </>
  );
}
