import { redirect } from 'react-router';
import { startExpressFromCart } from '~/http/checkout/express.server';
import { readForm } from '~/http/read-form.server';
import { cartPath } from '~/paths';
import type { Route } from './+types/checkout.paypalExpress';

export function loader() {
  throw redirect(cartPath);
}

export async function action({ context, request }: Route.ActionArgs) {
  throw redirect(await startExpressFromCart(context, await readForm(request)), 303);
}
