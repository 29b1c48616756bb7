import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { flatRoutes } from '@react-router/fs-routes';
import { infoPages } from './domain/content/info-pages';
import { guidePaths } from './values/guide-paths';

const areas = ['shop', 'account', 'checkout', 'info', 'technical'];

const routesOf = (area: string) => flatRoutes({ rootDirectory: `routes/${area}` });

const guides = Object.values(guidePaths).map((path) =>
  route(path, 'routes/_guide.tsx', { id: `guide${path}` }),
);

const information = Object.values(infoPages).map(({ path }) =>
  route(path, 'routes/_info.tsx', { id: `info${path}` }),
);

/**
 * Every URL of the shop: one folder an area, one file a page; all guides share a file, and so do the pages of information. The
 * location's prefix is the router's basename. The steps of the checkout have a layout of their own, without menus.
 */
export default Promise.all([routesOf('steps'), ...areas.map(routesOf)]).then(([steps, ...routes]) => [
  layout('routes/_steps.tsx', steps ?? []),
  layout('routes/_page.tsx', [...routes.flat(), ...guides, ...information]),
]) satisfies RouteConfig;
