import { expect, it } from 'vitest';
import { paymentStates } from '~/domain/payments/ledger';
import { isTransfer, paymentMethods } from '~/domain/payments/methods';
import { orderFulfilments } from './fulfilment';
import { owedSteps } from './owed-steps';

const place = { phone: '0431 1' };
const order = {
  number: 'RH-1',
  orderType: 'kauf' as const,
  fulfilment: 'handed-over' as const,
  payment: 'abholung' as const,
  paymentState: 'open' as const,
  openCents: 4_990,
};
const text = (changed: Partial<Parameters<typeof owedSteps>[0]>) =>
  owedSteps({ ...order, ...changed }, place)
    .join(' ')
    .replaceAll('\u00a0', ' ');

it('names the amount, by when and how, of each way to pay and each state', () => {
  for (const payment of [...paymentMethods, null])
    for (const paymentState of paymentStates) {
      const words = text({ payment, paymentState });
      if (paymentState === 'pending' && payment) continue;
      expect(words, `${payment} ${paymentState}`).toContain('49,90 €, sofort und ohne Abzug.');
      expect(words).toContain(isTransfer(payment) ? 'Bitte überweisen Sie' : 'Bitte zahlen Sie bei uns');
    }
});

it('asks for nothing that is paid, taken back, withdrawn or on its way', () => {
  expect(text({ openCents: 0 })).toBe('');
  expect(text({ isWithdrawn: true })).toBe('');
  expect(text({ payment: 'sepa', paymentState: 'pending' })).toContain('Sie müssen nichts weiter tun');
  for (const fulfilment of orderFulfilments)
    expect(text({ orderType: 'reservierung', fulfilment }) === '', fulfilment).toBe(
      !['partly-handed-over', 'partly-shipped', 'handed-over', 'shipped'].includes(fulfilment),
    );
});
