import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/icons';
import { button } from './button.css';
import { Link } from './link';
import { closeToast, closeToasts, shownToasts, subscribeToToasts, type Toast } from './toast';
import * as styles from './toast.css';

const none: readonly Toast[] = [];

/** Errors interrupt a screen reader; other messages wait. */
export function Toasts() {
  const shown = useSyncExternalStore(subscribeToToasts, shownToasts, () => none);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of a page goes with it
  useEffect(() => closeToasts, [pathname]);
  return (
    <div className={styles.corner}>
      {shown.map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function Message({ toast: { id, text, status, next, repeat } }: { toast: Toast }) {
  return (
    <div
      role={status === 'danger' ? 'alert' : 'status'}
      className={`${styles.toast[status]} ${next && status === 'good' ? styles.sheet : ''}`}
    >
      {next?.picture ? (
        <img src={next.picture} alt="" width={64} height={64} />
      ) : status === 'danger' ? (
        <WarningIcon size={20} />
      ) : (
        <CheckIcon size={20} />
      )}
      <span className={styles.text}>{text}</span>
      {next?.sum && <b className={styles.sum}>{next.sum}</b>}
      {repeat && (
        <button
          type="button"
          className={button.plain}
          onClick={() => {
            closeToast(id);
            repeat();
          }}
        >
          Noch einmal versuchen
        </button>
      )}
      {next ? (
        <span className={styles.links}>
          <button type="button" className={button.plain} onClick={() => closeToast(id)}>
            {next.close}
          </button>
          <Link to={next.link.to} className={button.action} onClick={() => closeToast(id)}>
            {next.link.words}
          </Link>
        </span>
      ) : (
        <button
          type="button"
          className={styles.close}
          aria-label="Meldung schließen"
          onClick={() => closeToast(id)}
        >
          <CloseIcon size={18} />
        </button>
      )}
    </div>
  );
}
