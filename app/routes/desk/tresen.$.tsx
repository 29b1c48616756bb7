import { data } from 'react-router';
import { requireDesk } from '~/http/desk/require-desk.server';
import type { Route } from './+types/tresen.$';

/** An address below the desk that has no page. */
export async function loader({ context }: Route.LoaderArgs): Promise<never> {
  await requireDesk(context);
  throw data('Diese Seite gibt es am Tresen nicht.', { status: 404 });
}

export default function UnknownDeskPage() {
  return null;
}
