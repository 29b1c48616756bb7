import { redirect } from 'react-router';
import { confirmNewEmail } from '~/domain/accounts/change-account.server';
import { isTokenValid } from '~/domain/accounts/tokens.server';
import { noStore } from '~/http/no-store';
import { accountScope } from '~/http/request-scope';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Form, Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageStack, pageTitle } from '~/ui/components/panel.css';
import { emailTokenPath, settingsPath } from '~/values/account-paths';
import type { Route } from './+types/account.email.$token';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Neue E-Mail-Adresse' }) };

export const headers = noStore;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, user } = accountScope(args.context);
  return {
    isValid: await isTokenValid(context, 'change-email', args.params.token, user.id),
    seo: accountSeo(tenant, settingsPath, 'Neue E-Mail-Adresse'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, user } = accountScope(args.context);
  const { ok } = await confirmNewEmail(tenant, context, user.id, args.params.token);
  throw redirect(ok ? `${settingsPath}?hinweis=email-neu` : emailTokenPath(args.params.token), 303);
}

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  return (
    <div className={pageStack}>
      <h1 className={pageTitle}>Neue E-Mail-Adresse</h1>
      {loaderData.isValid ? (
        <>
          <p>Danach loggen Sie sich mit dieser Adresse ein, und unsere E-Mails gehen dorthin.</p>
          <Form method="post">
            <button className={button.accent}>E-Mail-Adresse bestätigen</button>
          </Form>
        </>
      ) : (
        <>
          <Notice tone="warn">
            Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist abgelaufen.
          </Notice>
          <Link to={settingsPath}>Zu den Einstellungen</Link>
        </>
      )}
    </div>
  );
}
