import { enqueueSettlement } from '~/domain/orders/settle-payment.server';
import { enqueueReturned } from '~/domain/orders/settle-returned.server';
import { mayStillCome } from '~/domain/payments/online-payment';
import { paymentOfCapture, paymentOfProvider, writeProblem } from '~/domain/payments/payments.server';
import { cancelationReference, readPayoneMessage } from '~/domain/payments/payone/payone-message';
import { paymentOfMessage, storePayoneMessage } from '~/domain/payments/payone/payone-messages.server';
import { newsOfEvent } from '~/domain/payments/paypal/paypal-event';
import { storePaypalMessage } from '~/domain/payments/paypal/paypal-messages.server';
import type { ProviderMessage } from '~/domain/payments/provider';
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

const answered = (status: number, text = ''): Answer => ({ status, text });
const taken = answered(200);

/** Undefined if it is no JSON. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * PayPal's messages are stored and not believed: they only bring forward the question that a job asks anyway. Those of
 * an account whose webhook is known are verified first; of the others nobody knows who calls a return a reversal.
 */
async function takePaypal(
  context: Context,
  { providers }: Services,
  { headers, body }: ProviderMessage,
): Promise<Answer> {
  const event = jsonOf(body);
  const news = newsOfEvent(event);
  if (!news) return answered(400);
  if (news.about === 'nothing') return taken;
  const payment =
    news.about === 'money'
      ? await paymentOfCapture(context, 'paypal', news.capture)
      : await paymentOfProvider(context, 'paypal', news.order);
  if (!payment) return taken;
  const sender = (await providers.of(payment)?.senderOf({ headers, body })) ?? 'unverified';
  if (sender === 'no-answer') return answered(503);
  if (sender !== 'account' && sender !== 'unverified') return answered(403);
  await storePaypalMessage(context, payment, { event, body });
  if (news.about === 'money') {
    const { capture } = news;
    await enqueueReturned(context, 'paypal', {
      capture,
      reversal: sender === 'account' ? news.reversal : undefined,
    });
  } else if (mayStillCome(payment.state)) await enqueueSettlement(context, payment);
  return taken;
}

/** PAYONE cannot be asked: its messages count if they come from its network and know the account's key. Stored first, read by a job. */
async function takePayone(
  context: Context,
  { providers, config }: Services,
  { headers, body, ip }: ProviderMessage & { ip: string },
): Promise<Answer> {
  const refused = { status: 403, text: '' };
  if (!isWithin(ip, config.payoneSources)) return refused;
  const message = readPayoneMessage(body);
  if (!message) return { status: 400, text: '' };
  const payment = await paymentOfMessage(context, message);
  if (!payment) return { status: 404, text: '' };
  const sender = (await providers.of(payment)?.senderOf({ headers, body })) ?? 'stranger';
  if (sender === 'stranger') return refused;
  const taken = answered(200, 'TSOK');
  if (sender === 'wrong-mode') {
    const problem = `PAYONE meldet „${message.txaction}“ im Modus ${message.mode}, den das Konto nicht hat`;
    context.log.error({ payment: payment.id, problem }, 'a payment is held');
    await writeProblem(context, payment.id, problem);
    return taken;
  }
  await storePayoneMessage(context, payment.id, { message, body });
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
  const message = { headers: request.headers, body };
  const answer = await (isPaypal
    ? takePaypal(own, services, message)
    : takePayone(own, services, { ...message, ip }));
  return {
    status: answer.status,
    headers: [
      ['cache-control', 'no-store'],
      ['content-type', 'text/plain; charset=utf-8'],
    ],
    body: Buffer.from(answer.text),
  };
};
