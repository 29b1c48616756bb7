import type { ShownVerdict } from '~/domain/vehicles/fitment/shown-verdict';
import type { Crumb } from '~/ui/components/breadcrumbs';

export interface PageHandle {
  /** One step of the breadcrumb, or several; `data` is what the route's loader returned. */
  breadcrumb?: (data: never) => Crumb | Crumb[];
  /** Whether what the page is about fits the visitor's vehicle, by what the route's loader returned. */
  vehicleVerdict?: (data: never) => ShownVerdict | undefined;
  /** No crumbs and no padding: the page has a layout of its own. */
  isBare?: boolean;
  /** The page's layout brings header, main part and footer: the shop's own stay away, and all that asks or advertises. */
  hasOwnFrame?: boolean;
  /** Nothing on the page needs a script: none is sent. */
  isStatic?: boolean;
  /** The page itself asks for consent: no banner besides. */
  asksForConsent?: boolean;
}
