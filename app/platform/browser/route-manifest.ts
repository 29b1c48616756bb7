import fs from 'node:fs/promises';
import path from 'node:path';

const START = 'window.__reactRouterManifest=';

/** Routes that answer with a file, `sitemap[.]xml`: no link of a page goes to one without a new document. */
const isFile = (id: string) => id.includes('[.]');

interface Route {
  css?: string[];
}

/** A route without what is not so, what its module imports, which only links that load ahead would need, and styles that all have. */
function trimmedRoute(route: Route, ofAll: readonly string[]): Route {
  const said = Object.entries(route).filter(([name, value]) => value !== false && name !== 'imports');
  const css = route.css?.filter((file) => !ofAll.includes(file));
  return { ...Object.fromEntries(said), ...(css && { css }) };
}

/**
 * What the browser knows of the routes that are no files.
 * @throws {Error} when React Router writes them in another way than this was written for
 */
export function trimmedManifest(code: string): string {
  const end = code.lastIndexOf('}') + 1;
  if (!code.startsWith(START) || end === 0) throw new Error('React Router writes its routes in another way');
  const manifest = JSON.parse(code.slice(START.length, end)) as { routes: Record<string, Route> };
  const pages = Object.entries(manifest.routes).filter(([id]) => !isFile(id));
  const ofAll = manifest.routes['root']?.css ?? [];
  const routes = Object.fromEntries(
    pages.map(([id, route]) => [id, trimmedRoute(route, id === 'root' ? [] : ofAll)]),
  );
  return START + JSON.stringify({ ...manifest, routes }) + code.slice(end);
}

/** Leaves out, in a built folder, what every page would load of routes that no page leads to. */
export async function trimManifest(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets');
  const names = (await fs.readdir(assets)).filter((name) => /^manifest-[\w-]+\.js$/.test(name));
  for (const name of names) {
    const file = path.join(assets, name);
    await fs.writeFile(file, trimmedManifest(await fs.readFile(file, 'utf8')));
  }
}
