import { data, redirect } from 'react-router';
import { checkbox, narrow } from '~/domain/accounts/components/account.css';
import { AccountForm } from '~/domain/accounts/components/account-form';
import { CodeForm } from '~/domain/accounts/components/code-form';
import { FirstPasswordForm } from '~/domain/accounts/components/first-password-form';
import { signInFields } from '~/domain/accounts/components/sign-in-fields';
import { signInSchema } from '~/domain/accounts/schemas';
import { handleSignIn } from '~/http/account/handle-sign-in.server';
import { noStore } from '~/http/no-store';
import { noticeOf } from '~/http/notice-of';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { accountPath, passwordResetPath, signInPagePath, signUpPath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import { WithReasons } from '~/storefront/account/with-reasons';
import type { PageHandle } from '~/storefront/shell/page-handle';
import { box } from '~/ui/components/field.css';
import { Link } from '~/ui/components/link';
import { Notice } from '~/ui/components/notice';
import { pageTitle, panel } from '~/ui/components/panel.css';
import { emailTokenPath } from '~/values/account-paths';
import { NO_COOKIES } from '~/values/general-failure';
import { localPath } from '~/values/local-path';
import type { Route } from './+types/login';

const EXPIRED =
  'Ihre Sitzung ist abgelaufen. Loggen Sie sich bitte noch einmal ein: Was Sie eingegeben haben, steht dann wieder da.';

const OLD_ADDRESS =
  'Um Ihre neue E-Mail-Adresse zu bestätigen, loggen Sie sich bitte noch mit Ihrer bisherigen Adresse ein.';

const notices: Record<string, string> = {
  bestaetigt: 'Ihr Konto ist bestätigt. Sie können sich jetzt einloggen.',
  'schon-bestaetigt': 'Ihr Konto ist schon bestätigt. Sie können sich jetzt einloggen.',
  'passwort-gesetzt':
    'Ihr Passwort ist über diesen Link gerade gesetzt worden. Sie können sich jetzt einloggen.',
  passwort: 'Ihr neues Passwort gilt. Sie können sich jetzt einloggen.',
  cookies: NO_COOKIES,
  abgemeldet: 'Sie sind abgemeldet.',
  abgelaufen: EXPIRED,
  geloescht: 'Ihr Konto ist gelöscht.',
};

const tones: Readonly<Record<string, 'info' | 'warn'>> = {
  [EXPIRED]: 'info',
  [OLD_ADDRESS]: 'info',
  [NO_COOKIES]: 'warn',
};

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Einloggen', to: signInPagePath }) };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export function loader(args: Route.LoaderArgs) {
  const { tenant, visitor } = requestScope(args.context);
  const goOn = localPath(args.url.searchParams.get('weiter'), accountPath);
  if (visitor.user) throw redirect(goOn);
  return {
    goOn,
    notice: noticeOf(args.url, notices) ?? (goOn.startsWith(emailTokenPath('')) ? OLD_ADDRESS : undefined),
    seo: accountSeo(tenant, signInPagePath, 'Einloggen'),
  };
}

export async function action(args: Route.ActionArgs) {
  const { result, challengeToken, passwordToken, status } = await handleSignIn({
    routerContext: args.context,
    form: await readForm(args.request),
    goOn: localPath(args.url.searchParams.get('weiter'), accountPath),
  });
  const isSecret = challengeToken !== undefined || passwordToken !== undefined;
  return data(
    { result, challengeToken, passwordToken },
    { status, headers: isSecret ? noStore() : undefined },
  );
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { goOn, notice } = loaderData;
  const query = goOn === accountPath ? '' : `?weiter=${encodeURIComponent(goOn)}`;
  const { result, challengeToken, passwordToken } = actionData ?? {};
  if (passwordToken) {
    return (
      <div className={narrow}>
        <h1 className={pageTitle}>Eigenes Passwort</h1>
        <div className={panel}>
          <FirstPasswordForm
            passwordToken={passwordToken}
            action={`${signInPagePath}${query}`}
            result={result}
          />
        </div>
      </div>
    );
  }
  if (challengeToken) {
    return (
      <div className={narrow}>
        <h1 className={pageTitle}>Zweiter Faktor</h1>
        <div className={panel}>
          <CodeForm challengeToken={challengeToken} action={`${signInPagePath}${query}`} result={result} />
        </div>
        <p>
          Kein Zugriff auf die App? Dann gilt auch ein Wiederherstellungscode. Haben Sie keinen mehr? Dann
          kann der Betreiber des Shops den zweiten Faktor entfernen.{' '}
          <Link to={`${signInPagePath}${query}`}>Abbrechen</Link>
        </p>
      </div>
    );
  }
  return (
    <WithReasons>
      <div className={narrow}>
        <h1 className={pageTitle}>Einloggen</h1>
        {notice && !actionData && <Notice tone={tones[notice] ?? 'good'}>{notice}</Notice>}
        <div className={panel}>
          <AccountForm
            id="login"
            schema={signInSchema}
            result={result}
            action={`${signInPagePath}${query}`}
            submit="Einloggen"
            fields={[...signInFields]}
          >
            <label className={checkbox}>
              <input type="checkbox" name="mitarbeiter" value="1" className={box} /> Mitarbeiter
            </label>
          </AccountForm>
        </div>
        <p>
          <Link to={passwordResetPath}>Passwort vergessen?</Link>
        </p>
        <p>
          Noch kein Konto? <Link to={`${signUpPath}${query}`}>Registrieren</Link>. Gerade registriert? Dann
          bestätigen Sie bitte zuerst den Link in unserer E-Mail. Bestellen können Sie auch ohne Konto.
        </p>
      </div>
    </WithReasons>
  );
}
