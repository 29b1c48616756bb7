import { CustomerPage } from '~/domain/desk/components/customers/customer-page';
import { customerByForm, customerPage } from '~/http/desk/customer-command.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.kunden.$number';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  return customerPage(context, params.number, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return customerByForm(context, params.number, await readForm(request));
}

export default function DeskCustomer({ loaderData }: Route.ComponentProps) {
  return <CustomerPage {...loaderData} />;
}
