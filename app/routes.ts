import { layout, type RouteConfig } from '@react-router/dev/routes';
import { flatRoutes } from '@react-router/fs-routes';

const areas = ['shop', 'account', 'checkout', 'info', 'technical'];

/** Every URL of the shop: one folder an area, one file a page; the location's prefix is the router's basename. */
export default Promise.all(areas.map((area) => flatRoutes({ rootDirectory: `routes/${area}` }))).then(
  (routes) => [layout('routes/_page.tsx', routes.flat())],
) satisfies RouteConfig;
