import { NewProductPage } from '~/domain/desk/components/new-product-page';
import { productCategories } from '~/exchange/desk/new-product.server';
import { newProductByForm, newProductDesk } from '~/http/desk/new-product.server';
import { readForm } from '~/http/read-form.server';
import type { Route } from './+types/tresen.bestand.neu';

/** Characters of a description, and some more to be told of. */
const MAX_TEXT = 5_000;

export async function loader({ context: routerContext }: Route.LoaderArgs) {
  const { context } = await newProductDesk(routerContext);
  return { categories: await productCategories(context) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return newProductByForm(context, await readForm(request, { maxLength: MAX_TEXT }));
}

export default function DeskNewProduct({ loaderData }: Route.ComponentProps) {
  return <NewProductPage {...loaderData} />;
}
