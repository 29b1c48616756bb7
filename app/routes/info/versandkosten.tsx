import { redirect } from 'react-router';
import { infoPages } from '~/domain/content/info-pages';

/** Older links and mails have this address (spec 1, route table). */
export function loader() {
  return redirect(infoPages.lieferung.path, 301);
}
