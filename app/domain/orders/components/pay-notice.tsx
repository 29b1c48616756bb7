import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';

export function PayNotice({ to }: { to: string }) {
  return (
    <Notice tone="warn">
      <p>Diese Bestellung ist noch nicht bezahlt.</p>
      <p>
        <Link to={to} className={button.action}>
          Jetzt bezahlen
        </Link>
      </p>
    </Notice>
  );
}
