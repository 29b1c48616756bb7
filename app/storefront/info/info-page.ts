import type { InfoPage } from '~/domain/content/info-pages';
import type { PageHandle } from '../shell/page-handle';

/** The `handle` of an information page's route. */
export function infoHandle({ label, path }: InfoPage): PageHandle {
  return { breadcrumb: () => ({ label, to: path }), isStatic: true };
}
