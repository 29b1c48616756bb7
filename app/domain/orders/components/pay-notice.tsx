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

export function PayingNotice() {
  return (
    <Notice tone="warn">
      Ihre Zahlung ist noch nicht bestätigt. Bitte zahlen Sie nicht noch einmal: Wir prüfen das und melden
      uns.
    </Notice>
  );
}
