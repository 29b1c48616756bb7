import { redirect } from 'react-router';
import { endSession } from '~/domain/accounts/session.server';
import { requestScope } from '~/http/request-scope';
import type { Route } from './+types/abmelden';

/** Only a form signs out: a link, which others could place, leads to the account. */
export function loader() {
  throw redirect('/account');
}

export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  if (visitor.user) await endSession(tenant, context, visitor);
  throw redirect('/login?hinweis=abgemeldet', 303);
}
