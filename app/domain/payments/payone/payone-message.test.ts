import { expect, it } from 'vitest';
import { readPayoneMessage, stateOfMessages } from './payone-message';

const fields =
  'key=k&txaction=paid&txid=7&aid=1&portalid=2&mode=test&sequencenumber=1&currency=CHF&price=12.50';

it('is read as ISO-8859-1, as PAYONE writes it', () => {
  const message = readPayoneMessage(Buffer.from(`${fields}&reference=M%FCller+%26+S%F6hne`));
  expect(message?.reference).toBe('Müller & Söhne');
  expect(readPayoneMessage(Buffer.from(`${fields}&reference=M\xfcller`, 'latin1'))?.reference).toBe('Müller');
});

it('keeps the currency for who settles the payment', () => {
  const message = readPayoneMessage(Buffer.from(`${fields}&reference=r`));
  expect(stateOfMessages(message ? [message] : [])).toMatchObject({ kind: 'paid', currency: 'CHF' });
});
