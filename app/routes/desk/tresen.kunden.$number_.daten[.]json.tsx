import { customerFile } from '~/http/desk/customer-command.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.kunden.$number_.daten[.]json';

export async function action({ context, params, request }: Route.ActionArgs) {
  return customerFile(context, params.number, await readForm(request));
}
