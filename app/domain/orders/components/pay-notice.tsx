import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';

export function PayNotice({ to }: { to: string }) {
  return (
    <Notice tone="warn">
      <p>Diese Bestellung ist noch nicht bezahlt.</p>
      <p>
        {/* The page has a security policy of its own. */}
        <Link to={to} reloadDocument className={button.action}>
          Jetzt bezahlen
        </Link>
      </p>
    </Notice>
  );
}

export function PayingNotice() {
  return (
    <Notice tone="warn">
      Ihre Zahlung ist noch nicht bestätigt. Bitte zahlen Sie nicht noch einmal: Wir prüfen das und melden
      uns.
    </Notice>
  );
}
