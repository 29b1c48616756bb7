import type { Call } from './call';
import { categoriesCall, navigatorStatusCall, redirectsCall, servicesCall } from './catalog-calls';
import { areasCall, hostsCall, locationCall } from './network-calls';

/** Each has a route in `routes/api`. */
export const calls: readonly Call[] = [
  hostsCall,
  locationCall,
  redirectsCall,
  servicesCall,
  categoriesCall,
  navigatorStatusCall,
  areasCall,
];
