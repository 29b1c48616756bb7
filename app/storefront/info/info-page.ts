import type { InfoPage } from '~/domain/content/info-pages';
import type { PageHandle } from '../shell/page-handle';

export function infoHandle({ label, path }: InfoPage): PageHandle {
  return { breadcrumb: () => ({ label, to: path }), isStatic: true };
}
