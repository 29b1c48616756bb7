import { navigatorPath, repairPath } from '~/values/workshop-paths';
import type { Location } from '../tenancy/directory';
import { workshopSettings } from './settings';

type PlacedLocation = Pick<Location, 'workshop' | 'theme'>;

export interface WorkshopPages {
  /** `replaced`: the service navigator answers in its place (spec 1, service navigator switch). */
  repair: 'shown' | 'replaced' | 'none';
  hasNavigator: boolean;
  hasForm: boolean;
}

/** `noServices` hides them all; `noServiceRequest` counts without the navigator only (rulings, services). */
export function workshopPages(location: PlacedLocation): WorkshopPages {
  const { noServices, noServiceRequest, useServiceNavigator } = workshopSettings.of(location);
  if (noServices) return { repair: 'none', hasNavigator: false, hasForm: false };
  const repair = useServiceNavigator ? 'replaced' : noServiceRequest ? 'none' : 'shown';
  return { repair, hasNavigator: useServiceNavigator, hasForm: !location.theme.body.hideServiceForm };
}

/** Where somebody chooses a service; undefined: the location has no such page. */
export function servicesPath(location: PlacedLocation): string | undefined {
  const { repair, hasNavigator } = workshopPages(location);
  return hasNavigator ? navigatorPath : repair === 'shown' ? repairPath : undefined;
}
