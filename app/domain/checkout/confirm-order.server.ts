import { parseWithZod } from '@conform-to/zod/v4';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { placeOrder } from './place-order.server';
import { confirmationSchema } from './schemas';

/** Answer to the last button: where to go, or what to tell above the button and with which status. */
export type Confirmation =
  | { kind: 'go'; to: string }
  | { kind: 'tell'; status: 400 | 409; errors: { id?: string; text: string }[] };

const tell = (status: 400 | 409, ...texts: string[]): Confirmation => ({
  kind: 'tell',
  status,
  errors: texts.map((text) => ({ text })),
});

/** Checks the last form and places the order. */
export async function confirmOrder(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  form: FormData,
): Promise<Confirmation> {
  const submission = parseWithZod(form, { schema: confirmationSchema });
  if (submission.status !== 'success') {
    const errors = Object.entries(submission.error ?? {}).flatMap(([id, texts]) =>
      (texts ?? []).map((text) => ({ id: id === 'agb' ? id : undefined, text })),
    );
    return { kind: 'tell', status: 400, errors };
  }
  const placement = await placeOrder(
    tenant,
    context,
    visitor,
    submission.value.vorgang,
    submission.value.summe,
  );
  switch (placement.kind) {
    case 'placed':
      return {
        kind: 'go',
        to:
          placement.way === 'kauf'
            ? `/checkout/danke/${placement.orderId}`
            : `/checkout/dankeFuerReservierung/${placement.orderId}`,
      };
    case 'incomplete':
      return { kind: 'go', to: '/warenkorb' };
    case 'price-changed':
      return tell(
        409,
        'Die Summe hat sich inzwischen geändert. Bitte prüfen Sie sie und bestätigen Sie noch einmal.',
      );
    case 'short':
      return tell(
        409,
        ...placement.shortages.map(({ title, available }) =>
          available === 0
            ? `${title} ist leider gerade ausverkauft worden. Bitte entfernen Sie den Artikel aus dem Warenkorb.`
            : `Von ${title} sind nur noch ${available} Stück da. Bitte passen Sie die Menge im Warenkorb an.`,
        ),
      );
  }
}
