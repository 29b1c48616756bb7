import { enqueueSettlement } from '~/domain/orders/settle-payment.server';
import { orderOfEvent } from '~/domain/payments/paypal/paypal-event';
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
  const reference = orderOfEvent(body);
  if (reference) await enqueueSettlement({ db: database.db, now, log }, 'paypal', reference);
  return {
    status: reference ? 200 : 400,
    headers: [['cache-control', 'no-store']],
    body: Buffer.alloc(0),
  };
};
