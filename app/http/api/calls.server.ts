import { signInCall, signUpCall } from './auth-calls.server';
import { availabilityCall } from './availability-call.server';
import { priceBatchCall, stockBatchCall } from './batch-calls.server';
import type { Call } from './call.server';
import {
  cartCall,
  newCartCall,
  putArticleCall,
  putCouponCall,
  removeArticleCall,
  removeCouponCall,
} from './cart-calls.server';
import { categoriesCall, navigatorStatusCall, redirectsCall, servicesCall } from './catalog-calls.server';
import {
  appointmentChangesCall,
  articleChangesCall,
  orderChangesCall,
  stockChangesCall,
} from './change-calls.server';
import { checkoutCall } from './checkout-call.server';
import {
  acknowledgeOrderCall,
  changeOrderCall,
  dealerOrderCall,
  dealerOrdersCall,
  invoiceNumberCall,
} from './dealer-order-calls.server';
import { keyInfoCall } from './key-info-call.server';
import {
  categoryListCall,
  completeWheelsCall,
  completeWheelValuesCall,
  tyresCall,
  tyreValuesCall,
} from './list-calls.server';
import { areasCall, hostsCall, locationCall } from './network-calls.server';
import { offersCall } from './offers-call.server';
import { cancelOrderCall, orderCall, ordersCall, placeOrderCall } from './order-calls.server';
import { requestResetCall, resetPasswordCall, setPasswordCall } from './password-calls.server';
import { productCall, tyreCall, wishListCall } from './product-calls.server';
import { seoCall } from './seo-call.server';
import {
  addSubscriptionCall,
  deliveriesCall,
  endSubscriptionCall,
  replayCall,
  rotateSecretCall,
  subscriptionsCall,
  testSubscriptionCall,
} from './subscription-calls.server';
import { currentUserCall, deleteUserCall, updateUserCall } from './user-calls.server';
import { vehiclesByKeyCall, vehiclesByWordsCall } from './vehicle-calls.server';
import { vehicleStepsCall } from './vehicle-steps-call.server';
import { verdictsCall } from './verdicts-call.server';

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
  offersCall,
  productCall,
  tyreCall,
  wishListCall,
  tyresCall,
  tyreValuesCall,
  completeWheelsCall,
  completeWheelValuesCall,
  categoryListCall,
  availabilityCall,
  verdictsCall,
  vehiclesByKeyCall,
  vehiclesByWordsCall,
  vehicleStepsCall,
  newCartCall,
  putArticleCall,
  cartCall,
  putCouponCall,
  removeCouponCall,
  checkoutCall,
  placeOrderCall,
  ordersCall,
  orderCall,
  cancelOrderCall,
  removeArticleCall,
  signUpCall,
  signInCall,
  currentUserCall,
  updateUserCall,
  deleteUserCall,
  setPasswordCall,
  requestResetCall,
  resetPasswordCall,
  keyInfoCall,
  stockBatchCall,
  priceBatchCall,
  stockChangesCall,
  articleChangesCall,
  orderChangesCall,
  appointmentChangesCall,
  dealerOrdersCall,
  dealerOrderCall,
  acknowledgeOrderCall,
  changeOrderCall,
  invoiceNumberCall,
  addSubscriptionCall,
  subscriptionsCall,
  rotateSecretCall,
  testSubscriptionCall,
  deliveriesCall,
  replayCall,
  endSubscriptionCall,
];
