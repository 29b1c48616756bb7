import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';
import type { Crumb } from '~/ui/components/breadcrumbs';

export interface PageHandle {
  /** One crumb or several; `data` is the loader's result. */
  breadcrumb?: (data: never) => Crumb | Crumb[];
  /** Whether the page's article fits the visitor's vehicle; `data` is the loader's result. */
  vehicleVerdict?: (data: never) => VerdictView | undefined;
  isBare?: boolean;
  /** The layout brings its own header, main part and footer, without banners. */
  hasOwnFrame?: boolean;
  /** The page needs no script, and none is sent. */
  isStatic?: boolean;
  /** The page asks for consent itself, so it has no banner. */
  asksForConsent?: boolean;
}
