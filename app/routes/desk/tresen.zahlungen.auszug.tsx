import { StatementPage } from '~/domain/desk/components/statement-page';
import { requireRight } from '~/http/desk/require-desk.server';
import { readStatementByForm } from '~/http/desk/transfer-command.server';
import type { Route } from './+types/tresen.zahlungen.auszug';

export async function loader({ context }: Route.LoaderArgs) {
  await requireRight(context, 'read-statement');
  return null;
}

export const action = ({ context, request }: Route.ActionArgs) => readStatementByForm(context, request);

export default function DeskStatement() {
  return <StatementPage />;
}
