import { anything } from '~/domain/catalog/listing/filter';
import { findPage } from '~/domain/catalog/listing/find-listed.server';
import { productKind } from '~/domain/catalog/products/product-kind.server';
import { guestsOf, type Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';

/** A variant that the location lists, for examples. */
export async function soldProduct(tenant: Tenant, context: Context) {
  const { list, cards } = productKind;
  const listed = await findPage(guestsOf(tenant), context, { list, filter: anything(list) }, { limit: 1 });
  const [card] = await cards(tenant, context, listed);
  return { categoryUrl: card?.category ?? '', productId: card?.key.slice('product:'.length) ?? '' };
}
