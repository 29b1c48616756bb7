import {
  type Command,
  consentGiven,
  consentOff,
  eventCommand,
  orderCommands,
  pageCommands,
} from './commands';
import { countsFirst, forgetCountedOrders } from './counted-orders';
import { isMeasured, type MeasuredPage, publicPath } from './public-page';
import type { TrackedOrder } from './tracked-order';
import type { Tracking } from './tracking';

declare global {
  interface Window {
    _paq?: Command[];
    _mtm?: object[];
  }
}

/** Undefined without consent. */
let current: Tracking | undefined;
let isLoaded = false;
/** Undefined on a page that is not measured. */
let shown: { view: string; address: string } | undefined;

function push(commands: readonly Command[]): void {
  window._paq ??= [];
  window._paq.push(...commands);
}

function load(source: string): void {
  const script = document.createElement('script');
  script.src = source;
  script.async = true;
  document.head.append(script);
}

function trackClick({ target }: MouseEvent): void {
  const element = target instanceof Element && target.closest<HTMLElement>('[data-tracking-action]');
  if (!element || !current || !shown) return;
  const { trackingCategory, trackingAction, trackingLabel, trackingValue } = element.dataset;
  const event = {
    category: trackingCategory,
    action: trackingAction,
    label: trackingLabel,
    value: trackingValue,
  };
  const command = eventCommand(event, current.locationUrl);
  if (command) push([command]);
  else console.warn('Tracking: an event without an action is dropped.');
}

/** Matomo's script comes after the page, which never waits for it. */
function loadMatomo({ url, siteId, container }: Tracking): void {
  isLoaded = true;
  push([
    ['setTrackerUrl', `${url}matomo.php`],
    ['setSiteId', siteId],
  ]);
  document.addEventListener('click', trackClick, true);
  const loadAll = () => {
    load(`${url}matomo.js`);
    if (!container) return;
    window._mtm = [{ 'mtm.startTime': Date.now(), event: 'mtm.Start' }];
    load(`${url}js/container_${encodeURIComponent(container)}.js`);
  };
  if (document.readyState === 'complete') loadAll();
  else window.addEventListener('load', loadAll, { once: true });
}

function stop(): void {
  current = undefined;
  shown = undefined;
  push(consentOff);
  forgetCountedOrders();
}

function siteSearch(): { term: string; count: number } | undefined {
  const hits = document.querySelector<HTMLElement>('[data-hits]')?.dataset.hits;
  const term = new URLSearchParams(window.location.search).get('q')?.trim();
  return hits && term ? { term, count: Number(hits) } : undefined;
}

function trackPage(tracking: Tracking, shownPage: MeasuredPage): void {
  const page = publicPath(shownPage);
  const search = siteSearch();
  const view = `${page} ${search?.term ?? ''}`;
  if (view === shown?.view) return;
  const referrer = shown?.address;
  shown = {
    view,
    address: window.location.origin + publicPath({ ...shownPage, pathname: window.location.pathname }),
  };
  const { address } = shown;
  push(pageCommands(tracking, { page, address, referrer, title: document.title, search }));
}

function trackOrder({ locationUrl }: Tracking): void {
  const json = document.querySelector<HTMLElement>('[data-tracked-order]')?.dataset.trackedOrder;
  const order = json ? (JSON.parse(json) as TrackedOrder) : undefined;
  if (order && countsFirst(order)) push(orderCommands(order, locationUrl));
}

function trackShown(tracking: Tracking, page: MeasuredPage): void {
  if (!current) push(consentGiven);
  current = tracking;
  if (!isLoaded) loadMatomo(tracking);
  trackPage(tracking, page);
  trackOrder(tracking);
}

/** Called for every page. @param tracking undefined without consent */
export function track(tracking: Tracking | undefined, page: MeasuredPage): void {
  if (typeof window === 'undefined') console.warn('Tracking is called on the server: it does nothing.');
  else if (tracking?.siteId === null) console.error('Tracking is off: the host has no Matomo site id.');
  else if (tracking && isMeasured(page)) trackShown(tracking, page);
  else if (tracking) shown = undefined;
  else if (current) stop();
}
