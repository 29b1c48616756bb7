import { openApiPath } from '~/values/api-paths';
import { bookAppointmentCall } from './appointment-calls.server';
import { articleBatchCalls, vehicleBatchCalls } from './article-batch-calls.server';
import { signInCall, signUpCall } from './auth-calls.server';
import { availabilityCall } from './availability-call.server';
import { priceBatchCall, putPricesCall, putStockCall, stockBatchCall } from './batch-calls.server';
import { type Call, type DeclaredCall, isShared } from './call.server';
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
import { dropPageCall, putPageCall, putSeoCall } from './content-calls.server';
import { customerChangesCall } from './customer-changes-call.server';
import {
  acknowledgeOrderCall,
  changeOrderCall,
  dealerOrderCall,
  dealerOrdersCall,
  invoiceNumberCall,
} from './dealer-order-calls.server';
import { cartSlotsCall, putCartSlotCall, putFittingCall } from './fitting-calls.server';
import { keyInfoCall } from './key-info-call.server';
import {
  appointmentCall,
  cancelAppointmentCall,
  moveAppointmentCall,
  slotsToMoveCall,
} from './linked-appointment-calls.server';
import {
  categoryListCall,
  categoryValuesCall,
  completeWheelsCall,
  completeWheelValuesCall,
  tyresCall,
  tyreValuesCall,
} from './list-calls.server';
import { areasCall, hostsCall, locationCall } from './network-calls.server';
import { offersCall } from './offers-call.server';
import { cancelOrderCall, orderCall, ordersCall, placeOrderCall } from './order-calls.server';
import { requestResetCall, resetPasswordCall, setPasswordCall } from './password-calls.server';
import { paymentCall, payOrderCall } from './payment-calls.server';
import { pictureCall } from './picture-call.server';
import { productCall, tyreCall, wishListCall } from './product-calls.server';
import { addPictureCall, placeRequestCall } from './request-calls.server';
import { seoCall } from './seo-call.server';
import { holdSlotCall, slotsCall } from './slot-calls.server';
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
  categoryValuesCall,
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
  putFittingCall,
  cartSlotsCall,
  putCartSlotCall,
  checkoutCall,
  placeOrderCall,
  ordersCall,
  orderCall,
  cancelOrderCall,
  paymentCall,
  payOrderCall,
  removeArticleCall,
  slotsCall,
  holdSlotCall,
  bookAppointmentCall,
  appointmentCall,
  slotsToMoveCall,
  moveAppointmentCall,
  cancelAppointmentCall,
  placeRequestCall,
  addPictureCall,
  signUpCall,
  signInCall,
  currentUserCall,
  updateUserCall,
  deleteUserCall,
  setPasswordCall,
  requestResetCall,
  resetPasswordCall,
  keyInfoCall,
  putStockCall,
  stockBatchCall,
  putPricesCall,
  priceBatchCall,
  ...Object.values(articleBatchCalls).flat(),
  ...vehicleBatchCalls,
  stockChangesCall,
  articleChangesCall,
  orderChangesCall,
  appointmentChangesCall,
  customerChangesCall,
  putPageCall,
  dropPageCall,
  putSeoCall,
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

/** All of the document. */
export const declaredCalls: readonly DeclaredCall[] = [...calls, pictureCall];

const cachedPatterns = new Set<string>([
  openApiPath,
  ...calls
    .filter((call) => isShared(call) && !call.isLive)
    .map(({ path }) => path.replaceAll(/\{(\w+)\}/g, ':$1')),
]);

/** Callers without a token share the answers to GET of these routes. */
export const isCachedRoute = (pattern: string): boolean => cachedPatterns.has(pattern);
