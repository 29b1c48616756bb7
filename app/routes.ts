import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { flatRoutes } from '@react-router/fs-routes';
import { infoPages } from './domain/content/info-pages';
import { contentPaths } from './domain/content/pages/content-page';
import { guidePaths } from './values/guide-paths';

const areas = ['shop', 'account', 'checkout', 'workshop', 'info', 'desk', 'api', 'technical'];

const routesOf = (area: string) => flatRoutes({ rootDirectory: `routes/${area}` });

const guides = Object.values(guidePaths).map((path) =>
  route(path, 'routes/_guide.tsx', { id: `guide${path}` }),
);

const information = Object.values(infoPages).map(({ path }) =>
  route(path, 'routes/_info.tsx', { id: `info${path}` }),
);

const contents = contentPaths.map((path) => route(path, 'routes/_content.tsx', { id: `content${path}` }));

const pictures = ['serviceAnfrage', 'servicenavigatorExtern'].map((form) =>
  route(`${form}/bilder/:token`, 'routes/_pictures.tsx', { id: `pictures/${form}` }),
);

/** A page of the desk that fails keeps the desk's frame. */
const withDeskLayout = (entry: RouteConfigEntry): RouteConfigEntry =>
  entry.path === 'tresen'
    ? { ...entry, children: [layout('routes/_desk.tsx', entry.children ?? [])] }
    : entry;

/**
 * Every URL: a folder for each area, a file for each page; guides, information pages, the operator's texts and the pictures of requests share one file each. The
 * router's basename is the location's prefix.
 */
export default Promise.all([routesOf('steps'), ...areas.map(routesOf)]).then(([steps, ...routes]) => [
  layout('routes/_steps.tsx', steps ?? []),
  layout('routes/_page.tsx', [
    ...routes.flat().map(withDeskLayout),
    ...guides,
    ...information,
    ...contents,
    ...pictures,
  ]),
]) satisfies RouteConfig;
