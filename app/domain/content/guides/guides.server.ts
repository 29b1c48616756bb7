import type { Location } from '~/domain/tenancy/directory';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { pageKey } from '~/domain/tenancy/page-path';
import { guidePaths } from '~/values/guide-paths';
import type { Guide } from './guide';
import { readGuide } from './read-guide';

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });

const readGuides = (): readonly Guide[] =>
  Object.values(guidePaths).map((path) => {
    const markdown = files[`.${path}.md`];
    if (markdown === undefined) throw new Error(`the guide ${path} has no file`);
    return readGuide(path, markdown);
  });

let cached: readonly Guide[] | undefined;

/** In the order of the list; read when they are first asked for. */
export function allGuides(): readonly Guide[] {
  cached ??= readGuides();
  return cached;
}

/** Guides offer work of the workshop. */
export function guidesOf(location: Location): readonly Guide[] {
  return hidesServices(location) ? [] : allGuides();
}

/** @param page path below the location */
export function guideAt(page: string): Guide | undefined {
  return allGuides().find(({ path }) => pageKey(path) === pageKey(page));
}
