import { z } from 'zod';
import { OutgoingError } from '~/outgoing/call-out.server';
import type { Log } from '~/platform/log.server';
import type { MessageSender, ProviderMessage } from '../provider';
import type { PaypalCall } from './paypal-client.server';

const HEADERS = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

const answer = z.object({ verification_status: z.string() });

/**
 * PayPal itself is asked whether it signed the message:
 * https://developer.paypal.com/api/rest/webhooks/rest/#link-verifywebhooksignature. The message goes along as it came,
 * because the signature is one of its bytes.
 * @param webhookId of the account's webhook; without one nobody can tell
 */
export async function verifyMessage(
  call: PaypalCall,
  log: Log,
  webhookId: string | undefined,
  { headers, body }: ProviderMessage,
): Promise<MessageSender> {
  if (webhookId === undefined) return 'unverified';
  const signed = Object.entries(HEADERS).map(([name, header]) => [name, headers[header]] as const);
  if (signed.some(([, value]) => typeof value !== 'string' || value === '')) return 'stranger';
  const fields = JSON.stringify({ ...Object.fromEntries(signed), webhook_id: webhookId });
  try {
    const path = '/v1/notifications/verify-webhook-signature';
    const raw = `${fields.slice(0, -1)},"webhook_event":${body.toString('utf8')}}`;
    const { verification_status: status } = answer.parse(await call({ method: 'POST', path, raw }));
    return status === 'SUCCESS' ? 'account' : 'stranger';
  } catch (error) {
    // PayPal does not even read what no message of its own looks like.
    if (error instanceof OutgoingError && [400, 422].includes(error.code)) return 'stranger';
    log.warn({ err: error }, 'PayPal does not verify a message');
    return 'no-answer';
  }
}
