import { z } from 'zod';

/** https://developer.paypal.com/api/rest/webhooks/event-names/: an order itself, or a capture that names its order. */
const event = z.object({
  event_type: z.string(),
  resource: z.object({
    id: z.string(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
  }),
});

/** PayPal's id of the order that a webhook tells of; undefined for anything else. */
export function orderOfEvent(body: unknown): string | undefined {
  const parsed = event.safeParse(body);
  if (!parsed.success) return undefined;
  const { event_type: type, resource } = parsed.data;
  return type.startsWith('CHECKOUT.ORDER.')
    ? resource.id
    : resource.supplementary_data?.related_ids?.order_id;
}
