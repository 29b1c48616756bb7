import { GENERAL_FAILURE } from '~/values/general-failure';

type ToastStatus = 'danger' | 'good';

export interface Toast {
  id: number;
  text: string;
  status: ToastStatus;
  next?: ToastLink;
  repeat?: () => unknown;
}

interface ToastLink {
  link: { to: string; words: string };
  close: string;
  /** URL of a square picture. */
  picture?: string | undefined;
  sum?: string | undefined;
}

const SHOWN_MS = 12_000;
/** With something to do. */
const SHOWN_TO_ACT_MS = 60_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const closeToast = (id: number) => change(toasts.filter((toast) => toast.id !== id));

export const closeToasts = () => change([]);

export const shownToasts = () => toasts;

/** Shows a message at the top right (spec 1, section 8). On the server it only logs a warning. */
export function showToast(
  text: string = GENERAL_FAILURE,
  status: ToastStatus = 'danger',
  more: Pick<Toast, 'next' | 'repeat'> = {},
): void {
  if (typeof window === 'undefined') {
    console.warn(text);
    return;
  }
  lastId += 1;
  const id = lastId;
  // A repeated message replaces the earlier one, and a new article the one before.
  const others = toasts.filter((toast) => toast.text !== text && !(more.next && toast.next));
  change([...others, { id, text, status, ...more }]);
  setTimeout(() => closeToast(id), more.next || more.repeat ? SHOWN_TO_ACT_MS : SHOWN_MS);
}

export const OFFLINE = 'Sie sind gerade ohne Verbindung. Bitte versuchen Sie es gleich noch einmal.';

/** For a request that failed: one click repeats it. */
export function showFailure(repeat?: () => unknown): void {
  showToast(navigator.onLine ? GENERAL_FAILURE : OFFLINE, 'danger', repeat && { repeat });
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
