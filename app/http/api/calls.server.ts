import { signInCall, signUpCall } from './auth-calls.server';
import type { Call } from './call.server';
import { categoriesCall, navigatorStatusCall, redirectsCall, servicesCall } from './catalog-calls.server';
import { areasCall, hostsCall, locationCall } from './network-calls.server';
import { requestResetCall, resetPasswordCall, setPasswordCall } from './password-calls.server';
import { currentUserCall, deleteUserCall, updateUserCall } from './user-calls.server';

/** Each has a route in `routes/api`. */
export const calls: readonly Call[] = [
  hostsCall,
  locationCall,
  redirectsCall,
  servicesCall,
  categoriesCall,
  navigatorStatusCall,
  areasCall,
  signUpCall,
  signInCall,
  currentUserCall,
  updateUserCall,
  deleteUserCall,
  setPasswordCall,
  requestResetCall,
  resetPasswordCall,
];
