import { data } from 'react-router';
import { narrow } from '~/domain/accounts/components/account.css';
import { AccountForm } from '~/domain/accounts/components/account-form';
import { RESET_ANSWER_MS, requestPasswordReset } from '~/domain/accounts/reset-password.server';
import { resetRequestSchema } from '~/domain/accounts/schemas';
import { goToMailed, mailedTo } from '~/http/account/mailed-to.server';
import { refusedForm } from '~/http/account/refuse-form';
import { noStore } from '~/http/no-store';
import { parseForm } from '~/http/parse-form.server';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { passwordResetPath, signInPagePath } from '~/paths';
import { accountSeo, notBefore } from '~/storefront/account/page.server';
import { WithReasons } from '~/storefront/account/with-reasons';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageTitle, panel } from '~/ui/components/panel.css';
import type { Route } from './+types/passwort-vergessen._index';

export const handle: PageHandle = {
  breadcrumb: () => ({ label: 'Passwort vergessen', to: passwordResetPath }),
};

export const headers = noStore;

export function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  return {
    mailedTo: mailedTo(context, passwordResetPath, args.url),
    seo: accountSeo(tenant, passwordResetPath, 'Passwort vergessen'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const submission = parseForm(await readForm(args.request), resetRequestSchema);
  if (submission.status !== 'success') {
    return data({ result: submission.reply() }, { status: 400 });
  }
  const { email } = submission.value;
  const requested = requestPasswordReset(tenant, context, visitor, email);
  const result = await notBefore(RESET_ANSWER_MS, requested);
  if (result.ok) throw goToMailed(context, passwordResetPath, email);
  const { status, ...refused } = refusedForm(submission, result);
  return data(refused, { status });
}

export default function ForgottenPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <WithReasons>
      <div className={narrow}>
        <h1 className={pageTitle}>Passwort vergessen</h1>
        {loaderData.mailedTo && !actionData ? (
          <Notice tone="good">
            Wenn es zu {loaderData.mailedTo} ein Konto gibt, ist jetzt eine E-Mail dorthin unterwegs. Der Link
            darin gilt eine Stunde.
          </Notice>
        ) : (
          <>
            <p>Wir schicken Ihnen einen Link, mit dem Sie ein neues Passwort setzen.</p>
            <div className={panel}>
              <AccountForm
                id="vergessen"
                schema={resetRequestSchema}
                result={actionData?.result}
                submit="Passwort zurücksetzen"
                fields={[{ name: 'email', label: 'E-Mail-Adresse', type: 'email', autoComplete: 'username' }]}
              />
            </div>
          </>
        )}
        <p>
          <Link to={signInPagePath}>Zurück zum Einloggen</Link>
        </p>
      </div>
    </WithReasons>
  );
}
