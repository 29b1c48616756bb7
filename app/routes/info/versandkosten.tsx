import { redirect } from 'react-router';
import { infoPages } from '~/domain/content/info-pages';
import type { Route } from './+types/versandkosten';

/** Older links and mails have this address (spec 1, route table). */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(infoPages.lieferung.path + url.search, 301);
}
