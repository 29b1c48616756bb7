import { expect, test } from 'vitest';
import { type Placeholder, splitAtPlaceholders } from '~/platform/html/placeholders';
import {
  deferredSession,
  type SessionParts,
  type SessionView,
  sessionFilling,
  sessionView,
} from './session-parts';

const secret = 'of-this-process';
const wished = "tyre:o'neill & söhne";

/** Every text that components take from a session. */
const textsOf = (session: SessionView) => [
  session.pieces,
  session.total,
  session.wishCount,
  session.hasPieces('some', 'none'),
  session.hasWishes('some', 'none'),
  session.isWished(wished)('on', 'off'),
  session.isWished('tyre:other')('on', 'off'),
];

test.each<[string, SessionParts]>([
  ['nothing', { cart: { pieces: 0, totalCents: 0 }, wishes: [] }],
  ['a cart and a wish', { cart: { pieces: 4, totalCents: 31_960 }, wishes: [wished] }],
])('what is filled in later is what is shown at once: %s', (_name, parts) => {
  const { isYes, text, data } = sessionFilling(parts);
  const textOf = ({ name, texts: [yes, no = ''] }: Placeholder) =>
    yes === undefined ? text(name) : isYes(name) ? yes : no;
  const filled = (page: string) =>
    splitAtPlaceholders(page, secret)
      .map((piece) => (typeof piece === 'string' ? piece : textOf(piece)))
      .join('');
  expect(textsOf(sessionView(deferredSession(secret))).map(filled)).toEqual(textsOf(sessionView(data)));
});

test('a placeholder that is not of this process is an ordinary text', () => {
  const forged = `a ${deferredSession('guessed')} b`;
  expect(splitAtPlaceholders(forged, secret)).toEqual([forged]);
});
