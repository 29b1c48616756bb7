import { isRouteErrorResponse } from 'react-router';
import { button } from '~/ui/components/button.css';
import { Link } from '~/ui/components/link';
import { lead, pageStack, pageTitle } from '~/ui/components/panel.css';
import { deskPath } from '~/values/desk-path';
import { GENERAL_FAILURE } from '~/values/general-failure';

/** In place of a page of the desk that is not there, or failed. */
export function DeskFailure({ error }: { error: unknown }) {
  const { status, data } = isRouteErrorResponse(error) ? error : { status: 500, data: '' };
  const title = status === 404 ? 'Nicht gefunden' : 'Das hat nicht geklappt';
  const isTold = status < 500 || status === 503;
  const text = typeof data === 'string' && isTold ? data : '';
  return (
    <section className={pageStack}>
      <title>{title}</title>
      <h1 className={pageTitle}>{title}</h1>
      <p className={lead}>{text || (status === 404 ? 'Diese Seite gibt es nicht.' : GENERAL_FAILURE)}</p>
      <p>
        <Link to={deskPath} className={button.accent}>
          Zur Übersicht
        </Link>
      </p>
    </section>
  );
}
