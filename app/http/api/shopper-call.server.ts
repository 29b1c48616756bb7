import type { z } from 'zod';
import { findTokenOwner, findUnconfirmed, visitorOfToken } from '~/domain/accounts/bearer.server';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import { bearerRefusals, unauthorized, unconfirmed } from './account-call.server';
import { type Call, type CallScope, type Declaration, noLocation, withDefaults } from './call.server';
import { findTenant } from './find-tenant.server';
import type { Refused } from './refusal';

export interface ShopperScope extends CallScope {
  /** Of the location that the address names. */
  tenant: Tenant;
  visitor: Visitor;
}

async function findShopper(scope: CallScope, tenant: Tenant): Promise<Visitor | Refused> {
  const { context, bearer: token, from } = scope;
  if (token === undefined) return unauthorized;
  const owner = await findTokenOwner(context, token);
  if (owner) return visitorOfToken(tenant, owner, from);
  return (await findUnconfirmed(context, token)) ? unconfirmed : unauthorized;
}

type ShopperRun<Input extends z.ZodObject, Answer extends z.ZodObject, Body extends z.ZodObject> = (
  scope: ShopperScope,
  input: z.output<Input>,
  body: z.output<Body>,
) => Promise<z.input<Answer> | Refused>;

export const shopperRefusals = [noLocation, ...bearerRefusals] as const;

/** A call at a location for whoever owns a cart: the token of a cart, or of an account. Its input names `standortUrl`. */
export function defineShopperCall<
  Input extends z.ZodObject<{ standortUrl: z.ZodString }>,
  Answer extends z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
>(declared: Declaration<Input, Answer, Body, ShopperRun<Input, Answer, Body>>): Call<Input, Answer, Body> {
  return withDefaults<Input, Answer, Body>({
    ...declared,
    caller: 'shopper',
    refusals: [...shopperRefusals, ...(declared.refusals ?? [])],
    run: async (scope, input, body) => {
      const tenant = findTenant(scope, (input as { standortUrl: string }).standortUrl);
      if (!tenant) return noLocation;
      const visitor = await findShopper(scope, tenant);
      return 'refusal' in visitor ? visitor : declared.run({ ...scope, tenant, visitor }, input, body);
    },
  });
}
