import { data, type RouterContextProvider, redirect } from 'react-router';
import { newProductOf } from '~/domain/desk/articles/new-product';
import { NOT_ALLOWED } from '~/domain/desk/messages';
import { mayDoOfNetwork } from '~/domain/desk/rights';
import { addProduct } from '~/exchange/desk/new-product.server';
import { deskArticlePath } from '~/values/desk-paths';
import { invalid, textsOf } from './desk-answer';
import { requireDesk } from './require-desk.server';

/** @throws {Response} 404 for who does not lead all locations */
export async function newProductDesk(routerContext: Readonly<RouterContextProvider>) {
  const desk = await requireDesk(routerContext);
  if (!mayDoOfNetwork(desk, 'new-product')) throw data(NOT_ALLOWED, { status: 404 });
  return desk;
}

/** @throws {Response} the redirect to the new article */
export async function newProductByForm(routerContext: Readonly<RouterContextProvider>, sent: FormData) {
  const { context, tenant, user } = await newProductDesk(routerContext);
  const form = { command: 'new-product', values: textsOf(sent) };
  const who = { locationId: tenant.location.id, staff: user.email };
  const result = await addProduct(context, newProductOf(form.values), who);
  if (!result.ok) return invalid(form, result.errors);
  throw redirect(`${deskArticlePath(result.article)}?hinweis=new-product`, 303);
}
