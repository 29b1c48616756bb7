import { redirect } from 'react-router';
import { narrow } from '~/domain/accounts/components/account.css';
import { ExpiredLink } from '~/domain/accounts/components/expired-link';
import { confirmSignUp } from '~/domain/accounts/sign-up.server';
import { isTokenValid } from '~/domain/accounts/tokens.server';
import { noStore } from '~/http/no-store';
import { requestScope } from '~/http/request-scope';
import { signInPagePath, signUpPath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { button } from '~/ui/components/button.css';
import { Form } from '~/ui/components/link';
import { pageTitle } from '~/ui/components/panel.css';
import { signUpTokenPath } from '~/values/account-paths';
import type { Route } from './+types/registrieren.$token';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Konto bestätigen' }) };

export const headers = noStore;

/** Changes nothing: mail programs open links before people do. */
export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  return {
    isValid: await isTokenValid(context, 'sign-up', args.params.token),
    seo: accountSeo(tenant, signUpPath, 'Konto bestätigen'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context } = requestScope(args.context);
  const confirmed = await confirmSignUp(tenant, context, args.params.token);
  // After a second click the account exists; otherwise the page gives the reason.
  if (!confirmed.ok) throw redirect(signUpTokenPath(args.params.token), 303);
  throw redirect(`${signInPagePath}?hinweis=${confirmed.isKnown ? 'schon-bestaetigt' : 'bestaetigt'}`, 303);
}

export default function ConfirmAccount({ loaderData }: Route.ComponentProps) {
  return (
    <div className={narrow}>
      <h1 className={pageTitle}>Konto bestätigen</h1>
      {loaderData.isValid ? (
        <>
          <p>Ein Klick genügt, dann ist Ihr Konto offen und Sie können sich einloggen.</p>
          <Form method="post">
            <button className={button.accent}>E-Mail-Adresse bestätigen</button>
          </Form>
        </>
      ) : (
        <ExpiredLink
          why="Wurde er schon benutzt, dann können Sie sich einloggen. Ist er zu alt, dann registrieren Sie sich bitte noch einmal."
          links={[
            { to: signInPagePath, label: 'Einloggen' },
            { to: signUpPath, label: 'Noch einmal registrieren' },
          ]}
        />
      )}
    </div>
  );
}
