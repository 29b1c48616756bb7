import { contactPath } from '~/paths';
import { serviceAppointmentPath } from '~/values/appointment-paths';
import { serviceRequestPathFor } from '~/values/workshop-paths';
import type { Location } from '../../tenancy/directory';
import { bookableService } from '../appointments/booking-terms';
import { workshopSettings } from '../settings';
import { workshopPages } from '../workshop-pages';

/** Where customers have their wheels changed: times at the location, else a request. Undefined: the location has no such service. */
export function wheelChangePath(location: Location): string | undefined {
  const { wheelChangeService: url, appointments, noServices } = workshopSettings.of(location);
  if (!url || noServices) return undefined;
  if (bookableService(appointments, url)) return serviceAppointmentPath(url);
  return workshopPages(location).hasForm ? serviceRequestPathFor(url) : contactPath;
}
