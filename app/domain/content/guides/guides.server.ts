import type { Location } from '~/domain/tenancy/directory';
import { hidesServices } from '~/domain/tenancy/hides-services';
import { pageKey } from '~/domain/tenancy/page-path';
import { guidePaths } from '~/values/guide-paths';
import type { Guide } from './guide';
import { readGuide } from './read-guide';

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });

const cached = new Map<string, Guide>();

/** Each is read when it is first asked for: all of them at once would keep other requests waiting. */
function guideOf(path: string): Guide {
  const known = cached.get(path);
  if (known) return known;
  const markdown = files[`.${path}.md`];
  if (markdown === undefined) throw new Error(`the guide ${path} has no file`);
  const guide = readGuide(path, markdown);
  cached.set(path, guide);
  return guide;
}

/** In the order of the list. */
export const allGuides = (): readonly Guide[] => Object.values(guidePaths).map(guideOf);

/** Guides offer work of the workshop. */
export function guidesOf(location: Location): readonly Guide[] {
  return hidesServices(location) ? [] : allGuides();
}

/** @param page path below the location */
export function guideAt(page: string): Guide | undefined {
  const path = Object.values(guidePaths).find((one) => pageKey(one) === pageKey(page));
  return path === undefined ? undefined : guideOf(path);
}
