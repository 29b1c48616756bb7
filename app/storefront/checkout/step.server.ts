import { redirect } from 'react-router';
import type { Visitor } from '~/domain/accounts/visitor';
import { type Checkout, openStep } from '~/domain/checkout/checkout.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import { pageSeo } from '../seo/page-seo.server';

/**
 * What the loader of a checkout step starts with: the frame, or a redirect to where the visitor must go first.
 * @throws {Response} the redirect
 */
export async function requireStep(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  path: string,
  title: string,
) {
  const answer = await openStep(tenant, context, visitor, path);
  if (answer.kind === 'go') throw redirect(answer.to);
  const { checkout, frame } = answer;
  return { checkout, frame, path, title, seo: pageSeo(tenant, path, { title, description: title }) };
}

/** The same for an action: a cart that was emptied or ordered meanwhile leads back to where one can go on. */
export async function requireCheckout(
  tenant: Tenant,
  context: Context,
  visitor: Visitor,
  path: string,
): Promise<Checkout> {
  return (await requireStep(tenant, context, visitor, path, '')).checkout;
}
