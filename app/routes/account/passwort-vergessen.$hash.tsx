import { data, redirect } from 'react-router';
import { narrow } from '~/domain/accounts/components/account.css';
import { AccountForm } from '~/domain/accounts/components/account-form';
import { ExpiredLink } from '~/domain/accounts/components/expired-link';
import { resetPassword } from '~/domain/accounts/reset-password.server';
import { newPasswordSchema } from '~/domain/accounts/schemas';
import { isTokenValid, wasJustUsed } from '~/domain/accounts/tokens.server';
import { invalidForm, refuseForm } from '~/http/account/refuse-form';
import { noStore } from '~/http/no-store';
import { parseForm } from '~/http/parse-form.server';
import { readForm } from '~/http/read-form.server';
import { applySession, requestScope } from '~/http/request-scope';
import { passwordResetPath, signInPagePath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { pageTitle, panel } from '~/ui/components/panel.css';
import type { Route } from './+types/passwort-vergessen.$hash';

export const handle: PageHandle = {
  breadcrumb: () => [{ label: 'Passwort vergessen', to: passwordResetPath }, { label: 'Neues Passwort' }],
};

export const headers = noStore;

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  return {
    isValid: await isTokenValid(context, 'reset', args.params.hash),
    seo: accountSeo(tenant, passwordResetPath, 'Neues Passwort'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const submission = parseForm(await readForm(args.request), newPasswordSchema);
  if (submission.status !== 'success') return data(invalidForm(submission), { status: 400 });
  const reset = { token: args.params.hash, password: submission.value.passwort };
  const result = await resetPassword(tenant, context, visitor, reset);
  // A second click changes nothing.
  if (!result.ok && result.code === 'expired-token' && (await wasJustUsed(context, 'reset', reset.token)))
    throw redirect(`${signInPagePath}?hinweis=passwort-gesetzt`, 303);
  if (!result.ok) return refuseForm(submission, result);
  applySession(args.context, result.session);
  throw redirect(`${signInPagePath}?hinweis=passwort`, 303);
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className={narrow}>
      <h1 className={pageTitle}>Neues Passwort</h1>
      {loaderData.isValid ? (
        <div className={panel}>
          <AccountForm
            id="neu"
            schema={newPasswordSchema}
            result={actionData}
            submit="Passwort setzen"
            fields={[
              {
                name: 'passwort',
                label: 'Neues Passwort',
                type: 'password',
                autoComplete: 'new-password',
                hint: 'Mindestens 8 Zeichen. Am besten mehrere Wörter.',
              },
            ]}
          />
        </div>
      ) : (
        <ExpiredLink
          why="Er wurde schon benutzt oder ist älter als eine Stunde."
          links={[
            { to: passwordResetPath, label: 'Neuen Link anfordern' },
            { to: signInPagePath, label: 'Einloggen' },
          ]}
        />
      )}
    </div>
  );
}
