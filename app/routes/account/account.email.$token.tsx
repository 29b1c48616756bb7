import { Form, Link, redirect } from 'react-router';
import { confirmNewEmail } from '~/domain/accounts/change-account.server';
import { isTokenValid } from '~/domain/accounts/tokens.server';
import { tenantContext, visitorContext } from '~/middleware/contexts';
import { requireUser } from '~/storefront/account/guard.server';
import { notKept } from '~/storefront/account/not-kept';
import { accountSeo } from '~/storefront/account/page.server';
import { metaTags } from '~/storefront/seo/meta-tags';
import { button } from '~/ui/components/button.css';
import { Notice } from '~/ui/components/notice';
import { pageTitle, stack } from '~/ui/components/panel.css';
import type { Route } from './+types/account.email.$token';

export const headers = notKept;

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

const pathOf = (token: string) => `/account/email/${encodeURIComponent(token)}`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const tenant = context.get(tenantContext);
  const user = await requireUser(tenant, context.get(visitorContext), pathOf(params.token));
  return {
    isValid: await isTokenValid(tenant, 'change-email', params.token, user.id),
    seo: accountSeo(tenant, '/account/settings', 'Neue E-Mail Adresse'),
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const tenant = context.get(tenantContext);
  const user = await requireUser(tenant, context.get(visitorContext), pathOf(params.token));
  const isDone = await confirmNewEmail(tenant, user.id, params.token);
  throw redirect(isDone ? '/account/settings?hinweis=email-neu' : pathOf(params.token), 303);
}

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  return (
    <div className={stack}>
      <h1 className={pageTitle}>Neue E-Mail Adresse</h1>
      {loaderData.isValid ? (
        <Form method="post">
          <button className={button.accent}>E-Mail Adresse bestätigen</button>
        </Form>
      ) : (
        <>
          <Notice tone="warn">Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist zu alt.</Notice>
          <Link to="/account/settings">Zu den Einstellungen</Link>
        </>
      )}
    </div>
  );
}
