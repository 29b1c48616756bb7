import { enqueueSettlement } from '~/domain/orders/settle-payment.server';
import { enqueueReturned } from '~/domain/orders/settle-returned.server';
import { isSettled } from '~/domain/payments/online-payment';
import { paymentOfProvider, writeProblem } from '~/domain/payments/payments.server';
import { cancelationReference, readPayoneMessage } from '~/domain/payments/payone/payone-message';
import { paymentOfMessage, storeMessage } from '~/domain/payments/payone/payone-messages.server';
import { moneyNewsOfEvent, orderOfEvent } from '~/domain/payments/paypal/paypal-event';
import { payoneWebhookPath, paypalWebhookPath } from '~/paths';
import type { Context } from '~/platform/context';
import { isWithin } from '~/platform/http/client-address.server';
import { bodyOf } from '~/platform/http/web-request.server';
import { clientAddressContext, requestTargetContext, servicesContext } from './contexts';
import type { Step } from './request-steps.server';
import type { Services } from './services.server';

interface Answer {
  status: number;
  text: string;
}

/** PayPal's messages are not believed: they only bring forward the question that a job asks anyway. */
async function takePaypal(context: Context, body: Buffer): Promise<Answer> {
  let event: unknown;
  try {
    event = JSON.parse(body.toString('utf8'));
  } catch {
    return { status: 400, text: '' };
  }
  const news = moneyNewsOfEvent(event);
  if (news) {
    await enqueueReturned(context, 'paypal', news);
    return { status: 200, text: '' };
  }
  const reference = orderOfEvent(event);
  if (!reference) return { status: 400, text: '' };
  const payment = await paymentOfProvider(context, 'paypal', reference);
  if (payment && !isSettled(payment.state)) await enqueueSettlement(context, payment);
  return { status: 200, text: '' };
}

/** PAYONE cannot be asked: its messages count if they come from its network and know the account's key. Stored first, read by a job. */
async function takePayone(
  context: Context,
  { providers, config }: Services,
  { body, ip }: { body: Buffer; ip: string },
): Promise<Answer> {
  const refused = { status: 403, text: '' };
  if (!isWithin(ip, config.payoneSources)) return refused;
  const message = readPayoneMessage(body);
  if (!message) return { status: 400, text: '' };
  const payment = await paymentOfMessage(context, message);
  if (!payment) return { status: 404, text: '' };
  const sender = providers.of(payment)?.senderOf?.(body) ?? 'stranger';
  if (sender === 'stranger') return refused;
  const taken = { status: 200, text: 'TSOK' };
  if (sender === 'wrong-mode') {
    const problem = `PAYONE meldet „${message.txaction}“ im Modus ${message.mode}, den das Konto nicht hat`;
    context.log.error({ payment: payment.id, problem }, 'a payment is held');
    await writeProblem(context, payment.id, problem);
    return taken;
  }
  await storeMessage(context, payment.id, { message, body });
  const { txaction, txid: capture } = message;
  const reversal = txaction === 'cancelation' ? cancelationReference(capture) : undefined;
  if (payment.capture && (reversal || txaction === 'refund'))
    await enqueueReturned(context, 'payone', { capture, reversal });
  else await enqueueSettlement(context, payment);
  return taken;
}

export const takeWebhooks: Step = async ({ request, context }, next) => {
  const { pathname } = context.get(requestTargetContext);
  const isPaypal = pathname === paypalWebhookPath;
  if (request.method !== 'POST' || (!isPaypal && pathname !== payoneWebhookPath)) return next();
  const services = context.get(servicesContext);
  const { database, now, log } = services;
  const body = await bodyOf(request);
  const own = { db: database.db, now, log };
  const { ip } = context.get(clientAddressContext);
  const answer = await (isPaypal ? takePaypal(own, body) : takePayone(own, services, { body, ip }));
  return {
    status: answer.status,
    headers: [
      ['cache-control', 'no-store'],
      ['content-type', 'text/plain; charset=utf-8'],
    ],
    body: Buffer.from(answer.text),
  };
};
