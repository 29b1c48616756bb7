import { data, redirect } from 'react-router';
import { z } from 'zod';
import { narrow } from '~/domain/accounts/components/account.css';
import { ExpiredLink } from '~/domain/accounts/components/expired-link';
import { InvitationForm } from '~/domain/accounts/components/invitation-form';
import { acceptInvitation, findInvitation } from '~/domain/accounts/invite-staff.server';
import { accountMessage } from '~/domain/accounts/messages';
import { invitationSchema } from '~/domain/accounts/schemas';
import { noStore } from '~/http/no-store';
import { readForm } from '~/http/read-form.server';
import { requestScope } from '~/http/request-scope';
import { signInPagePath } from '~/paths';
import { accountSeo } from '~/storefront/account/page.server';
import { pageTitle } from '~/ui/components/panel.css';
import { invitationPath } from '~/values/account-paths';
import { deskPath } from '~/values/desk-path';
import type { Route } from './+types/einladung.$token';

export const headers = noStore;

/** Changes nothing: mail programs open links before people do. */
export async function loader({ context: routerContext, params }: Route.LoaderArgs) {
  const { tenant, context } = requestScope(routerContext);
  const invited = await findInvitation(context, params.token);
  return {
    email: invited?.email,
    isKnown: invited?.isKnown ?? false,
    seo: accountSeo(tenant, signInPagePath, 'Einladung'),
  };
}

export async function action({ context: routerContext, params, request }: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(routerContext);
  const invited = await findInvitation(context, params.token);
  if (!invited) throw redirect(invitationPath(params.token), 303);
  const values = Object.fromEntries(await readForm(request)) as Record<string, string>;
  const parsed = invitationSchema.safeParse(values);
  if (!invited.isKnown && !parsed.success)
    return data({ values, errors: z.flattenError(parsed.error).fieldErrors }, { status: 400 });
  const person =
    invited.isKnown || !parsed.success
      ? undefined
      : { firstName: parsed.data.vorname, lastName: parsed.data.nachname, password: parsed.data.passwort };
  const result = await acceptInvitation(
    tenant,
    context,
    { token: params.token, address: visitor.address },
    person,
  );
  if (result.ok) throw redirect(deskPath, 303);
  if (result.code === 'expired-token') throw redirect(invitationPath(params.token), 303);
  return data({ values, errors: { passwort: [accountMessage(result)] } }, { status: 400 });
}

export default function Invitation({ loaderData: { email, isKnown }, actionData }: Route.ComponentProps) {
  return (
    <div className={narrow}>
      <h1 className={pageTitle}>Einladung an den Tresen</h1>
      {email === undefined ? (
        <ExpiredLink
          why="Wurde er schon benutzt, dann können Sie sich einloggen. Sonst bitten Sie um eine neue Einladung."
          links={[{ to: signInPagePath, label: 'Einloggen' }]}
        />
      ) : (
        <InvitationForm email={email} isKnown={isKnown} answer={actionData} />
      )}
    </div>
  );
}
