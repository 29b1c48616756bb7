import { data } from 'react-router';
import { narrow } from '~/domain/accounts/components/account.css';
import { AccountForm } from '~/domain/accounts/components/account-form';
import { signUpSchema } from '~/domain/accounts/schemas';
import { requestSignUp } from '~/domain/accounts/sign-up.server';
import { goToMailed, mailedTo } from '~/http/account/mailed-to.server';
import { invalidForm, refusedForm } from '~/http/account/refuse-form';
import { noStore } from '~/http/no-store';
import { parseForm } from '~/http/parse-form.server';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { privacyPath, signInPagePath, signUpPath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import { WithReasons } from '~/storefront/account/with-reasons';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageTitle, panel } from '~/ui/components/panel.css';
import type { Route } from './+types/registrieren._index';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Registrieren', to: signUpPath }) };

export const headers = noStore;

export function loader(args: Route.LoaderArgs) {
  const { tenant, context } = requestScope(args.context);
  return {
    mailedTo: mailedTo(context, signUpPath, args.url),
    seo: accountSeo(tenant, signUpPath, 'Registrieren'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const submission = parseForm(await readForm(args.request), signUpSchema);
  if (submission.status !== 'success') {
    return data({ result: invalidForm(submission) }, { status: 400 });
  }
  const { email, passwort, vorname, nachname } = submission.value;
  const signUp = { email, password: passwort, firstName: vorname, lastName: nachname };
  const result = await requestSignUp(tenant, context, visitor, signUp);
  if (!result.ok) {
    const { status, ...refused } = refusedForm(submission, result);
    return data(refused, { status });
  }
  throw goToMailed(context, signUpPath, email);
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.mailedTo && !actionData) {
    return (
      <div className={narrow}>
        <h1 className={pageTitle}>Fast fertig</h1>
        <Notice tone="good">
          Wir haben eine E-Mail an {loaderData.mailedTo} geschickt. Bitte öffnen Sie den Link darin innerhalb
          von 48 Stunden; danach können Sie sich einloggen.
        </Notice>
        <p>
          Nichts angekommen? Bitte sehen Sie auch im Spam-Ordner nach oder{' '}
          <Link to={signUpPath}>versuchen Sie es noch einmal</Link>.
        </p>
      </div>
    );
  }
  return (
    <WithReasons>
      <div className={narrow}>
        <h1 className={pageTitle}>Registrieren</h1>
        <p>Mit einem Konto finden Sie Warenkorb, Bestellungen und Adressen auf jedem Gerät wieder.</p>
        <div className={panel}>
          <AccountForm
            id="registrieren"
            schema={signUpSchema}
            result={actionData?.result}
            submit="Registrieren"
            fields={[
              { name: 'vorname', label: 'Vorname', autoComplete: 'given-name' },
              { name: 'nachname', label: 'Nachname', autoComplete: 'family-name' },
              { name: 'email', label: 'E-Mail-Adresse', type: 'email', autoComplete: 'username' },
              {
                name: 'passwort',
                label: 'Passwort',
                type: 'password',
                autoComplete: 'new-password',
                hint: 'Mindestens 8 Zeichen. Am besten mehrere Wörter.',
              },
            ]}
          >
            <p>
              Wie wir mit Ihren Angaben umgehen, steht in der{' '}
              <Link to={privacyPath}>Datenschutzerklärung</Link>.
            </p>
          </AccountForm>
        </div>
        <p>
          Schon ein Konto? <Link to={signInPagePath}>Einloggen</Link>
        </p>
      </div>
    </WithReasons>
  );
}
