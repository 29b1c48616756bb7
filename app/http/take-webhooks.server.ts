import { enqueueSettlement } from '~/domain/orders/settle-payment.server';
import { enqueueReturned } from '~/domain/orders/settle-returned.server';
import { moneyNewsOfEvent, orderOfEvent } from '~/domain/payments/paypal/paypal-event';
import { paypalWebhookPath } from '~/paths';
import { webRequest } from '~/platform/http/web-request.server';
import { clientAddressContext, requestTargetContext, servicesContext } from './contexts';
import type { Step } from './request-steps.server';

/** What a webhook says is not believed: it only brings forward the question that a job asks anyway. */
export const takeWebhooks: Step = async ({ request, response, context }, next) => {
  const { pathname } = context.get(requestTargetContext);
  if (request.method !== 'POST' || pathname !== paypalWebhookPath) return next();
  const { database, now, log } = context.get(servicesContext);
  const body: unknown = await webRequest(request, response, context.get(clientAddressContext))
    .json()
    .catch(() => undefined);
  const job = { db: database.db, now, log };
  const news = moneyNewsOfEvent(body);
  const reference = orderOfEvent(body);
  if (news) await enqueueReturned(job, 'paypal', news);
  else if (reference) await enqueueSettlement(job, 'paypal', reference);
  return {
    status: news || reference ? 200 : 400,
    headers: [['cache-control', 'no-store']],
    body: Buffer.alloc(0),
  };
};
