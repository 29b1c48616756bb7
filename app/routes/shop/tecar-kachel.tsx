import { redirect } from 'react-router';
import { setDismissed } from '~/domain/accounts/session.server';
import { readForm } from '~/http/read-form.server';
import { applySession, requestScope } from '~/http/request-scope';
import { homePath } from '~/paths';
import { TECAR_TILE } from '~/storefront/blocks/tecar-tile-name';
import { localPath } from '~/values/local-path';
import type { Route } from './+types/tecar-kachel';

export function loader() {
  throw redirect(homePath);
}

/** Stores whether the tile is open, and returns to its page. */
export async function action(args: Route.ActionArgs) {
  const { tenant, context, visitor } = requestScope(args.context);
  const form = await readForm(args.request);
  const isClosed = form.get('kachel') === 'zu';
  applySession(args.context, await setDismissed(tenant, context, visitor, TECAR_TILE, isClosed));
  throw redirect(localPath(String(form.get('zurueck') ?? ''), homePath), 303);
}
