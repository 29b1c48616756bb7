import { z } from 'zod';
import { defineSettings, filledText, setting } from '../tenancy/settings';
import { appointmentRules } from './appointment-rules';
import { serviceEntrySchema } from './service-entry';

const flag = () => setting(z.boolean(), { fallback: false });

export const workshopSettings = defineSettings('workshop', {
  /** Hides services everywhere at the location. */
  noServices: flag(),
  /** `/reparatur-wartung` is 404, unless the service navigator replaces it (rulings). */
  noServiceRequest: flag(),
  useServiceNavigator: flag(),
  /** Differs from the network's services; rows of `service-locations.csv` overrule it. */
  services: setting(z.array(serviceEntrySchema), { fallback: [] }),
  /** Urls of the services offered; empty: all. */
  serviceListe: setting(z.array(filledText), { fallback: [] }),
  /** Without them the location takes requests only. */
  appointments: setting(appointmentRules.optional(), { file: 'termine' }),
  /** Urls of the services of wheel storage: what a year costs, and what customers with stored wheels book. */
  storageService: setting(filledText.optional(), { file: 'einlagerung' }),
  wheelChangeService: setting(filledText.optional(), { file: 'raederwechsel' }),
  /** A section of one dealer on `/reparatur-wartung`. */
  extraSection: setting(z.strictObject({ titel: filledText, text: filledText }).optional(), {
    file: 'serviceAbschnitt',
  }),
});
