import { data, redirect } from 'react-router';
import { narrow } from '~/domain/accounts/components/account.css';
import { ExpiredLink } from '~/domain/accounts/components/expired-link';
import { accountMessage } from '~/domain/accounts/messages';
import { restoreEmail } from '~/domain/accounts/restore-email.server';
import { isTokenValid } from '~/domain/accounts/tokens.server';
import { noStore } from '~/http/no-store';
import { applySession, requestScope } from '~/http/request-scope';
import { contactPath, signInPagePath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageTitle } from '~/ui/components/panel.css';
import { emailUndoPath, passwordTokenPath } from '~/values/account-paths';
import type { Route } from './+types/email-wiederherstellen.$token';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Frühere E-Mail-Adresse' }) };

export const headers = noStore;

/** Changes nothing: mail programs open links before people do. */
export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  return {
    isValid: await isTokenValid(context, 'undo-email', args.params.token),
    seo: accountSeo(tenant, signInPagePath, 'Frühere E-Mail-Adresse'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const { token } = args.params;
  const result = await restoreEmail(tenant, context, visitor, token);
  if (result.ok) {
    applySession(args.context, result.session);
    throw redirect(passwordTokenPath(result.resetToken), 303);
  }
  if (result.code === 'expired-token') throw redirect(emailUndoPath(token), 303);
  return data({ refusal: accountMessage(result) }, { status: 409 });
}

export default function RestoreEmail({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={narrow}>
      <h1 className={pageTitle}>Frühere E-Mail-Adresse</h1>
      {actionData ? (
        <Notice tone="warn">
          {actionData.refusal} Deshalb haben wir nichts geändert. Bitte melden Sie sich bei uns, wir helfen
          weiter: <Link to={contactPath}>Kontakt</Link>.
        </Notice>
      ) : loaderData.isValid ? (
        <>
          <p>
            Ihr Konto gehört danach wieder zu der Adresse, an die unsere E-Mail ging. Alle Geräte werden
            abgemeldet, und Sie setzen gleich ein neues Passwort.
          </p>
          <Form method="post">
            <button className={button.accent}>Frühere Adresse wiederherstellen</button>
          </Form>
        </>
      ) : (
        <ExpiredLink
          why="Er wurde schon benutzt, ist älter als sieben Tage, oder eine noch frühere Adresse wurde wiederhergestellt."
          links={[{ to: contactPath, label: 'Kontakt zu uns' }]}
        />
      )}
    </div>
  );
}
