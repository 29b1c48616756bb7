import { PaymentPage } from '~/domain/desk/components/location/payment-page';
import { methodStates } from '~/domain/desk/location/payment-form';
import { carrierRows } from '~/domain/desk/location/shipping-form';
import { configuredProvider } from '~/domain/payments/offered-methods';
import { paymentSettings } from '~/domain/payments/settings';
import { deliverySettings } from '~/domain/tenancy/delivery';
import { paymentCommands } from '~/http/desk/location/payment-commands.server';
import { leadingDesk, settingsByForm, settingsFrame } from '~/http/desk/location/settings-page.server';
import { readForm } from '~/http/read-form.server';
import { deskPaymentPath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.standort.zahlung';

export async function loader({ context: routerContext, url }: Route.LoaderArgs) {
  const leading = await leadingDesk(routerContext);
  const { desk, stored } = leading;
  const { providers } = desk.tenant;
  const location = { ...desk.tenant.location, payments: stored.payments };
  const { paymentProvider, methods } = paymentSettings.of(stored);
  const { shippingCents, carriers } = deliverySettings.of(stored);
  const isConfigured = (method: 'paypal' | 'sepa' | 'kreditkarte') =>
    configuredProvider(location, method) !== undefined;
  return {
    provider: paymentProvider,
    chosen: {
      vorkasse: methods.versand.includes('vorkasse'),
      paypal: isConfigured('paypal'),
      sepa: isConfigured('sepa'),
      kreditkarte: isConfigured('kreditkarte'),
    },
    states: methodStates({ location, providers }),
    shippingCents,
    carriers: carrierRows(carriers),
    frame: await settingsFrame(leading, 'payment', url),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const place = { page: 'payment', path: deskPaymentPath, commands: paymentCommands } as const;
  return settingsByForm(context, await readForm(request), place);
}

export default function DeskPayment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} />;
}
