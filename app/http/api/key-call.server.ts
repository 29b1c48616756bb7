import type { z } from 'zod';
import { type ApiKey, findApiKey, opensLocation } from '~/domain/programs/api-keys.server';
import { type Scope, scopeNames } from '~/domain/programs/scopes';
import type { Tenant } from '~/domain/tenancy/tenant';
import { unauthorized } from './account-call.server';
import { type Call, type CallScope, type Declaration, noLocation, withDefaults } from './call.server';
import { findTenant } from './find-tenant.server';
import { inWords, type Refused, refusal } from './refusal';

export interface KeyScope extends CallScope {
  key: ApiKey;
}

export interface LocationKeyScope extends KeyScope {
  /** Of the location that the address names. */
  tenant: Tenant;
}

export const scopeMissing = refusal(403, 'scope_missing');

export const withoutScope = (scope: Scope): Refused =>
  inWords(scopeMissing, `Diesem Schlüssel fehlt das Recht „${scope}“ (${scopeNames[scope]}).`);

async function findKey({ context, bearer }: CallScope, needed: Scope | undefined): Promise<ApiKey | Refused> {
  const key = bearer === undefined ? undefined : await findApiKey(context, bearer);
  if (!key) return unauthorized;
  return needed && !key.scopes.includes(needed) ? withoutScope(needed) : key;
}

type Run<Scoped, Input extends z.ZodObject, Answer extends z.ZodObject, Body extends z.ZodObject> = (
  scope: Scoped,
  input: z.output<Input>,
  body: z.output<Body>,
) => Promise<z.input<Answer> | Refused>;

type Keyed<
  Scoped,
  Input extends z.ZodObject,
  Answer extends z.ZodObject,
  Body extends z.ZodObject,
> = Declaration<Input, Answer, Body, Run<Scoped, Input, Answer, Body>> & { scope?: Scope };

const refusalsFor = (scope: Scope | undefined) => (scope ? [unauthorized, scopeMissing] : [unauthorized]);

/** A call for a program with a key of the API. */
export function defineKeyCall<
  Input extends z.ZodObject,
  Answer extends z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
>(declared: Keyed<KeyScope, Input, Answer, Body>): Call<Input, Answer, Body> {
  return withDefaults<Input, Answer, Body>({
    ...declared,
    caller: 'program',
    refusals: [...refusalsFor(declared.scope), ...(declared.refusals ?? [])],
    run: async (scope, input, body) => {
      const key = await findKey(scope, declared.scope);
      return 'refusal' in key ? key : declared.run({ ...scope, key }, input, body);
    },
  });
}

/** The same at a location that the key opens; any other is not found. Its input names `standortUrl`. */
export function defineLocationKeyCall<
  Input extends z.ZodObject<{ standortUrl: z.ZodString }>,
  Answer extends z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
>(declared: Keyed<LocationKeyScope, Input, Answer, Body>): Call<Input, Answer, Body> {
  return defineKeyCall<Input, Answer, Body>({
    ...declared,
    refusals: [noLocation, ...(declared.refusals ?? [])],
    run: async (scope, input, body) => {
      const tenant = findTenant(scope, (input as { standortUrl: string }).standortUrl);
      if (!tenant || !opensLocation(scope.key, tenant.location.id)) return noLocation;
      return declared.run({ ...scope, tenant }, input, body);
    },
  });
}
