import fs from 'node:fs/promises';
import path from 'node:path';

const START = 'window.__reactRouterManifest=';

/** Routes that answer with a file, `sitemap[.]xml`: no link of a page goes to one without a new document. */
const isFile = (id: string) => id.includes('[.]');

/**
 * The routes that the browser knows, without those that are files.
 * @throws {Error} when React Router writes them in another way than this was written for
 */
export function withoutFiles(code: string): string {
  const end = code.lastIndexOf('}') + 1;
  if (!code.startsWith(START) || end === 0) throw new Error('React Router writes its routes in another way');
  const manifest = JSON.parse(code.slice(START.length, end)) as { routes: Record<string, unknown> };
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !isFile(id)));
  return START + JSON.stringify({ ...manifest, routes }) + code.slice(end);
}

/** Leaves out, in a built folder, what every page would load of routes that no page leads to. */
export async function trimManifest(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets');
  const names = (await fs.readdir(assets)).filter((name) => /^manifest-[\w-]+\.js$/.test(name));
  for (const name of names) {
    const file = path.join(assets, name);
    await fs.writeFile(file, withoutFiles(await fs.readFile(file, 'utf8')));
  }
}
