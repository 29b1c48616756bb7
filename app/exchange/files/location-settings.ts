import { accountSettings } from '~/domain/accounts/settings';
import { categorySettings } from '~/domain/catalog/categories/settings';
import { contentSettings } from '~/domain/content/settings';
import { reservationSettings } from '~/domain/orders/reservation-rule';
import { paymentSettings } from '~/domain/payments/settings';
import { addressSettings } from '~/domain/tenancy/address';
import { colorSettings } from '~/domain/tenancy/colors';
import { deliverySettings } from '~/domain/tenancy/delivery';
import { premisesSettings } from '~/domain/tenancy/premises';
import type { SettingsGroup } from '~/domain/tenancy/settings';
import type { SettingsColumn } from '~/domain/tenancy/tables';
import { vehicleSettings } from '~/domain/vehicles/settings';
import { workshopSettings } from '~/domain/workshop/settings';
import { storefrontSettings } from '~/storefront/settings';

const groups: { [Column in SettingsColumn]: SettingsGroup<Column> } = {
  address: addressSettings,
  premises: premisesSettings,
  colors: colorSettings,
  delivery: deliverySettings,
  accounts: accountSettings,
  content: contentSettings,
  categories: categorySettings,
  payments: paymentSettings,
  checkout: reservationSettings,
  storefront: storefrontSettings,
  vehicles: vehicleSettings,
  workshop: workshopSettings,
};

export const locationSettings: readonly SettingsGroup[] = Object.values(groups);
