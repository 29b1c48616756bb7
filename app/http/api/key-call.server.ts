import type { z } from 'zod';
import { recordRefusal } from '~/domain/accounts/audit-log.server';
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

/** An entry of the audit log: a key has no account, so its name stands there. */
export const recordRefusedKey = (
  { context, from }: CallScope,
  { name }: Pick<ApiKey, 'name'>,
  right: string,
) =>
  recordRefusal(context, {
    kind: 'api-refused',
    accountId: undefined,
    address: from.address,
    detail: `${name}: ${right}`,
  });

async function findKey(scope: CallScope, needed: Scope | undefined): Promise<ApiKey | Refused> {
  const { context, bearer } = scope;
  const key = bearer === undefined ? undefined : await findApiKey(context, bearer);
  if (!key) return unauthorized;
  if (!needed || key.scopes.includes(needed)) return key;
  await recordRefusedKey(scope, key, needed);
  return withoutScope(needed);
}

const refusalsFor = (scope: Scope | undefined) => (scope ? [unauthorized, scopeMissing] : [unauthorized]);

/** A call for a program with a key of the API. */
export function defineKeyCall<
  Input extends z.ZodObject,
  Answer extends z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
>(declared: Declaration<KeyScope, Input, Answer, Body>): Call<Input, Answer, Body> {
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
>(declared: Declaration<LocationKeyScope, Input, Answer, Body>): Call<Input, Answer, Body> {
  return defineKeyCall<Input, Answer, Body>({
    ...declared,
    refusals: [noLocation, ...(declared.refusals ?? [])],
    run: async (scope, input, body) => {
      const tenant = findTenant(scope, (input as { standortUrl: string }).standortUrl);
      if (!tenant) return noLocation;
      if (!opensLocation(scope.key, tenant.location.id)) {
        await recordRefusedKey(scope, scope.key, tenant.location.url);
        return noLocation;
      }
      return declared.run({ ...scope, tenant }, input, body);
    },
  });
}
