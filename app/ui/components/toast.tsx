import { useSyncExternalStore } from 'react';
import { GENERAL_FAILURE } from '~/values/general-failure';
import { CheckIcon, CloseIcon, WarningIcon } from '../icons/icons';
import { button } from './button.css';
import { Link } from './link';
import * as styles from './toast.css';

type ToastStatus = 'danger' | 'good';

interface Toast {
  id: number;
  text: string;
  status: ToastStatus;
  next?: ToastLink;
}

interface ToastLink {
  link: { to: string; words: string };
  close: string;
}

const SHOWN_MS = 12_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly Toast[] = [];

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const close = (id: number) => change(toasts.filter((toast) => toast.id !== id));

/** Shows a message at the top right (spec 1, section 8). On the server it only logs a warning. */
export function showToast(
  text: string = GENERAL_FAILURE,
  status: ToastStatus = 'danger',
  next?: ToastLink,
): void {
  if (typeof window === 'undefined') {
    console.warn(text);
    return;
  }
  lastId += 1;
  const id = lastId;
  // A repeated message replaces the earlier one.
  change([...toasts.filter((toast) => toast.text !== text), { id, text, status, ...(next && { next }) }]);
  setTimeout(() => close(id), SHOWN_MS);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Errors interrupt a screen reader; other messages wait. */
export function Toasts() {
  const shown = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <>
      <div className={styles.corner}>
        {shown.map((toast) => !toast.next && <Message key={toast.id} toast={toast} />)}
      </div>
      <div className={styles.foot}>
        {shown.map((toast) => toast.next && <Message key={toast.id} toast={toast} />)}
      </div>
    </>
  );
}

function Message({ toast: { id, text, status, next } }: { toast: Toast }) {
  return (
    <div role={status === 'danger' ? 'alert' : 'status'} className={styles.toast[status]}>
      {status === 'danger' ? <WarningIcon size={20} /> : <CheckIcon size={20} />}
      <span className={styles.text}>{text}</span>
      {next ? (
        <span className={styles.links}>
          <button type="button" className={button.plain} onClick={() => close(id)}>
            {next.close}
          </button>
          <Link to={next.link.to} className={button.action} onClick={() => close(id)}>
            {next.link.words}
          </Link>
        </span>
      ) : (
        <button
          type="button"
          className={styles.close}
          aria-label="Meldung schließen"
          onClick={() => close(id)}
        >
          <CloseIcon size={18} />
        </button>
      )}
    </div>
  );
}
