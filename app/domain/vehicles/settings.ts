import { z } from 'zod';
import { defineSettings, setting } from '../tenancy/settings';

export const vehicleSettings = defineSettings('vehicles', {
  hasDat: setting(z.boolean(), { fallback: false }),
  hasVehicleSearch: setting(z.boolean(), { file: 'stammblatt.fahrzeugSuche', fallback: false }),
});
