import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { expired, expiredLinks } from './account.css';

interface ExpiredLinkProps {
  why: string;
  links: readonly { to: string; label: string }[];
}

export function ExpiredLink({ why, links }: ExpiredLinkProps) {
  return (
    <div className={expired}>
      <Notice tone="warn">Dieser Link gilt nicht mehr: {why}</Notice>
      <p className={expiredLinks}>
        {links.map(({ to, label }, index) => (
          <Link key={to} to={to} className={index === 0 ? button.accent : button.plain}>
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}
