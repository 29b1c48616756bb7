import { redirect } from 'react-router';
import { endSession } from '~/domain/accounts/session.server';
import { tenantContext, visitorContext } from '~/middleware/contexts';
import type { Route } from './+types/abmelden';

/** Only a form signs out: a link, which others could place, leads to the account. */
export function loader() {
  throw redirect('/account');
}

export async function action({ context }: Route.ActionArgs) {
  const visitor = context.get(visitorContext);
  if (visitor.user) await endSession(context.get(tenantContext), visitor);
  throw redirect('/login?hinweis=abgemeldet', 303);
}
