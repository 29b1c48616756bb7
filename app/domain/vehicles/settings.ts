import { z } from 'zod';
import { defineSettings, setting } from '../tenancy/settings';

export const vehicleSettings = defineSettings('vehicles', {
  /** Off: no search by data of DAT here (spec, document 1, section 3: hasDat). */
  hasDat: setting(z.boolean(), { fallback: false }),
  /** Categories are searched for what fits the vehicle (spec: stammblatt's flag for vehicle-specific search). */
  hasVehicleSearch: setting(z.boolean(), { file: 'stammblatt.fahrzeugSuche', fallback: false }),
});
