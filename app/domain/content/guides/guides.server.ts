import type { Location } from '~/domain/tenancy/directory';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { pageKey } from '~/domain/tenancy/page-path';
import { guidePaths } from '~/values/guide-paths';
import type { Guide } from './guide';
import { readGuide } from './read-guide';

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });

/** In the order of the list. */
export const guides: readonly Guide[] = Object.values(guidePaths).map((path) => {
  const markdown = files[`.${path}.md`];
  if (markdown === undefined) throw new Error(`the guide ${path} has no file`);
  return readGuide(path, markdown);
});

/** Guides offer work of the workshop. */
export function guidesOf(location: Location): readonly Guide[] {
  return hidesServices(location) ? [] : guides;
}

/** @param page path below the location */
export function guideAt(page: string): Guide | undefined {
  return guides.find(({ path }) => pageKey(path) === pageKey(page));
}
