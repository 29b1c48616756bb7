import { parseWithZod } from '@conform-to/zod/v4';
import { data, Link, redirect } from 'react-router';
import { checkbox, narrow } from '~/domain/accounts/components/account.css';
import { AccountForm } from '~/domain/accounts/components/account-form';
import { TooManySignInsError } from '~/domain/accounts/password-hash.server';
import { signInSchema } from '~/domain/accounts/schemas';
import { checkCredentials } from '~/domain/accounts/sign-in.server';
import { isStaff } from '~/domain/accounts/staff.server';
import { tenantContext, visitorContext } from '~/middleware/contexts';
import { readForm } from '~/platform/http/read-form.server';
import { accountSeo, BUSY, waitText } from '~/storefront/account/page.server';
import { signIn } from '~/storefront/account/sign-in.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import type { PageHandle } from '~/storefront/shell/page-shell';
import { Notice } from '~/ui/components/notice';
import { pageTitle, panel } from '~/ui/components/panel.css';
import { localPath } from '~/values/local-path';
import type { Route } from './+types/login';

/** The spec's words (document 2, section 8). */
const WRONG = 'Ihre angegebenen Anmeldedaten sind ungültig.';

const notices: Record<string, string> = {
  bestaetigt: 'Ihr Konto ist bestätigt. Sie können sich jetzt einloggen.',
  passwort: 'Ihr neues Passwort gilt. Sie können sich jetzt einloggen.',
  abgemeldet: 'Sie sind abgemeldet.',
  geloescht: 'Ihr Konto ist gelöscht.',
};

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Einloggen', to: '/login' }) };

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export function loader({ context, url }: Route.LoaderArgs) {
  const goOn = localPath(url.searchParams.get('weiter'), '/account');
  if (context.get(visitorContext).user) throw redirect(goOn);
  return {
    goOn,
    notice: notices[url.searchParams.get('hinweis') ?? ''],
    seo: accountSeo(context.get(tenantContext), '/login', 'Einloggen'),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const tenant = context.get(tenantContext);
  const visitor = context.get(visitorContext);
  const submission = parseWithZod(await readForm(request), { schema: signInSchema });
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 });
  const { email, passwort, mitarbeiter } = submission.value;
  const refuse = (message: string, status: number) =>
    data(submission.reply({ formErrors: [message], hideFields: ['passwort'] }), { status });
  try {
    const credentials = await checkCredentials(tenant, visitor, email, passwort);
    if (credentials.kind === 'wait') return refuse(waitText(credentials.seconds), 429);
    if (credentials.kind === 'wrong') return refuse(WRONG, 401);
    if (mitarbeiter && !(await isStaff(tenant.db, credentials.user))) return refuse(WRONG, 401);
    await signIn(tenant, visitor, credentials.user);
  } catch (error) {
    if (error instanceof TooManySignInsError) return refuse(BUSY, 503);
    throw error;
  }
  throw redirect(localPath(url.searchParams.get('weiter'), '/account'), 303);
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { goOn, notice } = loaderData;
  const query = goOn === '/account' ? '' : `?weiter=${encodeURIComponent(goOn)}`;
  return (
    <div className={narrow}>
      <h1 className={pageTitle}>Einloggen</h1>
      {notice && !actionData && <Notice tone="good">{notice}</Notice>}
      <div className={panel}>
        <AccountForm
          id="login"
          schema={signInSchema}
          result={actionData}
          action={`/login${query}`}
          submit="Einloggen"
          fields={[
            { name: 'email', label: 'E-Mail Adresse', type: 'email', autoComplete: 'username' },
            { name: 'passwort', label: 'Passwort', type: 'password', autoComplete: 'current-password' },
          ]}
        >
          <label className={checkbox}>
            <input type="checkbox" name="mitarbeiter" value="1" /> Mitarbeiter
          </label>
        </AccountForm>
      </div>
      <p>
        <Link to="/passwort-vergessen">Passwort vergessen?</Link>
      </p>
      <p>
        Noch kein Konto? <Link to={`/registrieren${query}`}>Registrieren</Link>. Gerade registriert? Dann
        bestätigen Sie bitte zuerst den Link in unserer E-Mail. Bestellen können Sie auch ohne Konto.
      </p>
    </div>
  );
}
