import type { Call } from './call.server';
import { categoriesCall, navigatorStatusCall, redirectsCall, servicesCall } from './catalog-calls.server';
import { areasCall, hostsCall, locationCall } from './network-calls.server';
import { seoCall } from './seo-call.server';

/** Each has a route in `routes/api`. */
export const calls: readonly Call[] = [
  hostsCall,
  locationCall,
  redirectsCall,
  servicesCall,
  categoriesCall,
  navigatorStatusCall,
  areasCall,
  seoCall,
];
