import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { flatRoutes } from '@react-router/fs-routes';
import { infoPages } from './domain/content/info-pages';
import { guidePaths } from './values/guide-paths';

const areas = ['shop', 'account', 'checkout', 'workshop', 'info', 'desk', 'technical'];

const routesOf = (area: string) => flatRoutes({ rootDirectory: `routes/${area}` });

const guides = Object.values(guidePaths).map((path) =>
  route(path, 'routes/_guide.tsx', { id: `guide${path}` }),
);

const information = Object.values(infoPages).map(({ path }) =>
  route(path, 'routes/_info.tsx', { id: `info${path}` }),
);

/**
 * Every URL: a folder for each area, a file for each page; guides and information pages share one file each. The
 * router's basename is the location's prefix.
 */
export default Promise.all([routesOf('steps'), ...areas.map(routesOf)]).then(([steps, ...routes]) => [
  layout('routes/_steps.tsx', steps ?? []),
  layout('routes/_page.tsx', [...routes.flat(), ...guides, ...information]),
]) satisfies RouteConfig;
