import { type RouterContextProvider, redirect } from 'react-router';
import { newProductOf } from '~/domain/desk/articles/new-product';
import { NewProductPage } from '~/domain/desk/components/new-product-page';
import { mayDoOfNetwork } from '~/domain/desk/rights';
import { addProduct, productCategories } from '~/exchange/desk/new-product.server';
import { invalid, textsOf } from '~/http/desk/desk-answer';
import { hiddenPage } from '~/http/desk/refuse-right.server';
import { requireDesk } from '~/http/desk/require-desk.server';
import { readForm } from '~/http/read-form.server';
import { deskArticlePath } from '~/values/desk-paths';
import type { Route } from './+types/tresen.bestand.neu';

/** Characters of a description, and some more to be told of. */
const MAX_TEXT = 5_000;

export async function loader({ context: routerContext }: Route.LoaderArgs) {
  const { context } = await newProductDesk(routerContext);
  return { categories: await productCategories(context) };
}

/** @throws {Response} the redirect to the new article */
export async function action({ context: routerContext, request }: Route.ActionArgs) {
  const sent = await readForm(request, { maxLength: MAX_TEXT });
  const { context, tenant, user } = await newProductDesk(routerContext);
  const form = { command: 'new-product', values: textsOf(sent) };
  const who = { locationId: tenant.location.id, staff: user.email };
  const result = await addProduct(context, newProductOf(form.values), who);
  if (!result.ok) return invalid(form, result.errors);
  throw redirect(`${deskArticlePath(result.article)}?hinweis=new-product`, 303);
}

/** @throws {Response} 404 for who does not lead all locations */
async function newProductDesk(routerContext: Readonly<RouterContextProvider>) {
  const desk = await requireDesk(routerContext);
  if (!mayDoOfNetwork(desk, 'new-product')) throw await hiddenPage(desk, 'new-product');
  return desk;
}

export default function DeskNewProduct({ loaderData }: Route.ComponentProps) {
  return <NewProductPage {...loaderData} />;
}
