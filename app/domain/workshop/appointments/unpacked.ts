import type { Location } from '~/domain/tenancy/directory';
import { afterOpenMinutes } from '~/domain/tenancy/open-time';
import { premisesSettings } from '~/domain/tenancy/premises';
import { germanMoment } from '~/values/german-clock';
import { USUAL_UNPACK_HOURS } from '../appointment-rules';
import { workshopSettings } from '../settings';

/** When goods that arrive on a day can be put on: the location was open for its hours of unpacking. @param isoDay of the arrival */
export function unpackedAt(
  location: Pick<Location, 'premises' | 'workshop'>,
  isoDay: string,
): Date | undefined {
  const { unpackHours = USUAL_UNPACK_HOURS } = workshopSettings.of(location).appointments ?? {};
  return (
    afterOpenMinutes(premisesSettings.of(location), isoDay, unpackHours * 60) ?? germanMoment(isoDay, '00:00')
  );
}
