import { paymentSchema, paymentsOf } from '~/domain/desk/location/payment-form';
import { carrierRows, readShipping } from '~/domain/desk/location/shipping-form';
import { paymentSettings } from '~/domain/payments/settings';
import { deliverySettings } from '~/domain/tenancy/delivery';
import { invalid } from '../desk-answer';
import { checked, type SettingsCommands } from './settings-page.server';

export const paymentCommands: SettingsCommands = {
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
