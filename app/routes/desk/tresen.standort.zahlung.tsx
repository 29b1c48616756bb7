import { PaymentPage } from '~/domain/desk/components/location/payment-page';
import { methodStates, paymentSchema, paymentsOf } from '~/domain/desk/location/payment-form';
import { carrierRows, readShipping } from '~/domain/desk/location/shipping-form';
import { configuredProvider } from '~/domain/payments/offered-methods';
import { paymentSettings } from '~/domain/payments/settings';
import { deliverySettings } from '~/domain/tenancy/delivery';
import { invalid } from '~/http/desk/desk-answer';
import {
  checked,
  leadingDesk,
  type SettingsCommands,
  settingsByForm,
  settingsFrame,
} from '~/http/desk/location/settings-page.server';
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

const paymentCommands: SettingsCommands = {
  'payment-methods': checked(paymentSchema, (typed, { stored, change }) => {
    const { paymentProvider, methods, wallets } = paymentSettings.of(stored);
    const before = { paymentProvider, methods, wallets };
    return change(before, paymentsOf(typed, before));
  }),
  shipping: ({ form, stored, change }) => {
    const { shippingCents, carriers } = deliverySettings.of(stored);
    const { errors, ...after } = readShipping(form.values, carrierRows(carriers));
    if (Object.keys(errors).length > 0) return invalid(form, errors);
    return change({ shippingCents, carriers }, after);
  },
};

export default function DeskPayment({ loaderData }: Route.ComponentProps) {
  return <PaymentPage {...loaderData} />;
}
