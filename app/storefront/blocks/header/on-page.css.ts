export const onPage = {
  start: '[data-page="start"] &',
  notStart: '#kopf:not([data-page="start"]) &',
  withFinder: ':is([data-page="start"], [data-page="finder"]) &',
  // Pages with a bar at the foot of the window: an article for sale, the cart, the checkout.
  buying: ':is([data-page="asks-who"], html:has([data-foot-bar])) &',
  asksWho: '[data-page="asks-who"] &',
  notAsksWho: '#kopf:not([data-page="asks-who"]) &',
} as const;
