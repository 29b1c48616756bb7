import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';

interface PayNoticeProps {
  to: string;
  notice: { words: string; button: string } | undefined;
}

export function PayNotice({ to, notice }: PayNoticeProps) {
  if (!notice) return null;
  return (
    <Notice tone="warn">
      <p>{notice.words}</p>
      <p>
        {/* The page has a security policy of its own. */}
        <Link to={to} reloadDocument className={button.action}>
          {notice.button}
        </Link>
      </p>
    </Notice>
  );
}

/** @param to where a payment goes on, or is given up, while the answer of its provider is missing */
export function PayingNotice({ to }: { to: string | undefined }) {
  if (!to) {
    return (
      <Notice tone="warn">
        Ihre Zahlung ist noch nicht bestätigt. Bitte zahlen Sie nicht noch einmal: Wir prüfen das und melden
        uns.
      </Notice>
    );
  }
  return (
    <Notice tone="warn">
      <p>
        Wir warten auf die Antwort des Zahlungsdienstes. Haben Sie die Zahlung schon freigegeben, müssen Sie
        nichts weiter tun: Bitte zahlen Sie nicht noch einmal.
      </p>
      <p>
        <Link to="" reloadDocument className={button.plain}>
          Stand abfragen
        </Link>{' '}
        <Link to={to} reloadDocument className={button.plain}>
          Zahlung fortsetzen oder beenden
        </Link>
      </p>
    </Notice>
  );
}
