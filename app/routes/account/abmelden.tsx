import { redirect } from 'react-router';
import { endSession } from '~/domain/accounts/session.server';
import { applySession, requestScope } from '~/http/request-scope';
import { accountPath, signInPagePath } from '~/paths';
import type { Route } from './+types/abmelden';

/** A link, which anybody could place, leads to the account; only a form signs out. */
export function loader() {
  throw redirect(accountPath);
}

export async function action(args: Route.ActionArgs) {
  const { context, visitor } = requestScope(args.context);
  if (visitor.user) applySession(args.context, await endSession(context, visitor));
  throw redirect(`${signInPagePath}?hinweis=abgemeldet`, 303);
}
