import type { z } from 'zod';
import { type Bearer, findBearer, findUnconfirmed, visitorOfToken } from '~/domain/accounts/bearer.server';
import type { Owner } from '~/domain/accounts/users.server';
import type { Tenant } from '~/domain/tenancy/tenant';
import { type Call, type CallScope, type Declaration, withDefaults } from './call.server';
import { findTenantById } from './find-tenant.server';
import { type Refused, refusal } from './refusal';

export interface AccountScope extends CallScope, Owner {
  /** Of the location where the account was opened. */
  tenant: Tenant;
  since: Date;
}

export const unauthorized = refusal(401, 'unauthorized');

export const unconfirmed = refusal(
  403,
  'email_unconfirmed',
  'Bitte bestätigen Sie zuerst den Link in unserer E-Mail.',
);

export const bearerRefusals = [unauthorized, unconfirmed];

function ownScope(scope: CallScope, bearer: Bearer): AccountScope {
  const { user, since } = bearer;
  const tenant = findTenantById(scope, user.locationId ?? '') ?? scope.hostTenant;
  return { ...scope, tenant, user, since, visitor: visitorOfToken(tenant, bearer, scope.from) };
}

export async function isStaffBearer(scope: CallScope): Promise<boolean> {
  const bearer = scope.bearer === undefined ? undefined : await findBearer(scope.context, scope.bearer);
  return bearer !== undefined && (ownScope(scope, bearer).visitor.user?.isNoaEmployee ?? false);
}

type Unconfirmed = NonNullable<Awaited<ReturnType<typeof findUnconfirmed>>>;

export async function findCaller(
  scope: CallScope,
): Promise<{ own: AccountScope } | { unconfirmed: Unconfirmed } | Refused> {
  if (scope.bearer === undefined) return unauthorized;
  const bearer = await findBearer(scope.context, scope.bearer);
  if (bearer) return { own: ownScope(scope, bearer) };
  const person = await findUnconfirmed(scope.context, scope.bearer);
  return person ? { unconfirmed: person } : unauthorized;
}

type AccountRun<Input extends z.ZodObject, Answer extends z.ZodObject, Body extends z.ZodObject> = (
  scope: AccountScope,
  input: z.output<Input>,
  body: z.output<Body>,
) => Promise<z.input<Answer> | Refused>;

/** A call for the account of a bearer token. */
export function defineAccountCall<
  Input extends z.ZodObject,
  Answer extends z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
>(declared: Declaration<Input, Answer, Body, AccountRun<Input, Answer, Body>>): Call<Input, Answer, Body> {
  return withDefaults<Input, Answer, Body>({
    ...declared,
    caller: 'account',
    refusals: [...bearerRefusals, ...(declared.refusals ?? [])],
    run: async (scope, input, body) => {
      const caller = await findCaller(scope);
      if ('own' in caller) return declared.run(caller.own, input, body);
      return 'refusal' in caller ? caller : unconfirmed;
    },
  });
}
