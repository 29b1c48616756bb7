import { redirect } from 'react-router';
import { infoPages } from '~/domain/content/info-pages';

/** The address that older links and mails name (spec 1, route table). */
export function loader() {
  return redirect(infoPages.lieferung.path, 301);
}
