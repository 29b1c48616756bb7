import type { HandKind, NeedsHand } from '~/domain/orders/needs-hand';
import { needsHand } from '~/domain/orders/needs-hand.server';
import { repaidUntil } from '~/domain/orders/withdrawal/declaration';
import type { Context } from '~/platform/context';
import { germanDate } from '~/values/german-date';
import { euros, locationIdOf } from './order-list.server';

const LIMIT = 500;

/** `N` is the order's number, `P` the provider's id of the payment. */
const commands: Readonly<Record<HandKind, string>> = {
  'held-payment': 'order payments N; then order refund N or order clear N',
  'payment-without-order':
    'the desk gives it back, or records in which other way it went back; or order clear P',
  'payment-without-account': 'provider set; or order payments N, order paid N, order clear N',
  'charged-back': 'order payments N; then order paid N or order clear N',
  dispute: 'answer it at the provider; order payments N',
  'refund-due': 'order refund N, or with --waive --reason',
  'refund-by-hand': 'order refund N --done',
  'refund-refused': 'order refund N --by-hand',
  'refund-late': 'order payments N; after three days order refund N --done or --failed',
  withdrawal: 'order return N or order cancel N, then order refund N; or order close-withdrawal N',
  unpaid: 'order paid N, or order cancel N',
  'hold-over': 'doctor: a job does not run',
  'not-collected': 'call the shopper; order hand-over N, or order cancel N',
  undeliverable: 'stock correct, or order cancel N',
  'unmatched-transfer': 'bank list --state open; then bank assign or bank ignore',
  'dead-mail': 'doctor',
};

function whyText({ kind, detail, amountCents, since }: NeedsHand): string {
  const until = kind === 'withdrawal' ? `until ${germanDate(repaidUntil({ receivedAt: since }))}` : undefined;
  return [kind, amountCents === null ? undefined : euros(amountCents), detail, until]
    .filter(Boolean)
    .join(', ');
}

/** Tasks of staff, the oldest first: since when, order, reason, and the command that helps. */
export async function todoLines(context: Context, { location }: { location?: string }): Promise<string[]> {
  const locationId = location === undefined ? undefined : await locationIdOf(context, location);
  const found = await needsHand(context, { limit: LIMIT, locationId });
  if (found.length === 0) return ['Nothing needs a hand.'];
  return found.map((one) => {
    const since = one.since.toISOString().slice(0, 16).replace('T', ' ');
    const command = commands[one.kind]
      .replaceAll(' N', ` ${one.number ?? ''}`)
      .replaceAll(' P', ` ${one.detail?.split(' ').at(-1) ?? ''}`);
    return `${since} ${(one.number ?? '').padEnd(14)} ${whyText(one)}  -> ${command}`;
  });
}
