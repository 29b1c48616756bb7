import { placeholder, secretOf } from '~/platform/html/placeholders';
import { type Cents, formatCents } from '~/values/money';

export interface SessionParts {
  cart: { pieces: number; totalCents: Cents };
  /** Keys of the articles on the wish list. */
  wishes: string[];
}

export interface SessionState {
  /** JSON, as the root's data carry it. */
  session: string;
  isSignedIn: boolean;
  /** Empty without a vehicle. */
  vehicleCode: string;
}

export const noSession: SessionParts = { cart: { pieces: 0, totalCents: 0 }, wishes: [] };

export type Choice = (yes: string, no: string) => string;

/** Texts for components; on shared pages they are placeholders. */
export interface SessionView {
  pieces: string;
  /** Empty for an empty cart. */
  total: string;
  wishCount: string;
  hasPieces: Choice;
  hasWishes: Choice;
  isWished(articleKey: string): Choice;
}

const choice =
  (is: boolean): Choice =>
  (yes, no) =>
    is ? yes : no;

function known({ cart, wishes }: SessionParts): SessionView {
  const wished = new Set(wishes);
  return {
    pieces: String(cart.pieces),
    total: cart.pieces > 0 ? formatCents(cart.totalCents) : '',
    wishCount: String(wishes.length),
    hasPieces: choice(cart.pieces > 0),
    hasWishes: choice(wishes.length > 0),
    isWished: (articleKey) => choice(wished.has(articleKey)),
  };
}

function deferred(secret: string): SessionView {
  const text = (name: string) => placeholder(secret, name);
  const choose =
    (name: string): Choice =>
    (yes, no) =>
      placeholder(secret, name, [yes, no]);
  return {
    pieces: text('pieces'),
    total: text('total'),
    wishCount: text('wishCount'),
    hasPieces: choose('hasPieces'),
    hasWishes: choose('hasWishes'),
    isWished: (articleKey) => choose(`isWished ${encodeURIComponent(articleKey).replaceAll("'", '%27')}`),
  };
}

export const deferredSession = (secret: string) => placeholder(secret, 'data');

/** `session` is JSON or its placeholder. */
export function sessionView(session: string): SessionView {
  const secret = secretOf(session);
  return secret === undefined ? known(JSON.parse(session) as SessionParts) : deferred(secret);
}

export function sessionFilling(parts: SessionParts) {
  const shown = known(parts);
  const isYes = (name: string): boolean => {
    const [field, key = ''] = name.split(' ');
    switch (field) {
      case 'isWished':
        return shown.isWished(decodeURIComponent(key))('yes', '') !== '';
      case 'hasPieces':
      case 'hasWishes':
        return shown[field]('yes', '') !== '';
      default:
        throw new Error(`a page has an unknown placeholder: ${name}`);
    }
  };
  const text = (name: string): string => {
    switch (name) {
      case 'pieces':
      case 'total':
      case 'wishCount':
        return shown[name];
      default:
        throw new Error(`a page has an unknown placeholder: ${name}`);
    }
  };
  return { isYes, text, data: JSON.stringify(parts) };
}
