/** Selectors of what a header shows on some pages only, as `headerPage` names them around it. */
export const onPage = {
  start: '[data-page="start"] &',
  notStart: '#kopf:not([data-page="start"]) &',
  withFinder: ':is([data-page="start"], [data-page="finder"]) &',
  // An article that can be bought, the cart and the checkout have a bar at the window's foot.
  buying: ':is([data-page="asks-who"], html:has([data-foot-bar])) &',
  asksWho: '[data-page="asks-who"] &',
  notAsksWho: '#kopf:not([data-page="asks-who"]) &',
} as const;
