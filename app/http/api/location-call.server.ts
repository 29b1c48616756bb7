import type { z } from 'zod';
import type { Audience } from '~/domain/tenancy/tenant';
import { type Call, type CallScope, type Declaration, noLocation, withDefaults } from './call.server';
import { findTenant } from './find-tenant.server';

export interface LocationScope extends CallScope {
  /** Of the location that the call names. */
  tenant: Audience;
}

/** A call for everybody at the location that its input names. */
export function defineLocationCall<
  Input extends z.ZodObject<{ standortUrl: z.ZodString }>,
  Answer extends z.ZodObject,
  Body extends z.ZodObject = z.ZodObject,
>(declared: Declaration<LocationScope, Input, Answer, Body>): Call<Input, Answer, Body> {
  return withDefaults<Input, Answer, Body>({
    ...declared,
    caller: 'everybody',
    refusals: [noLocation, ...(declared.refusals ?? [])],
    run: async (scope, input, body) => {
      const tenant = findTenant(scope, (input as { standortUrl: string }).standortUrl);
      return tenant ? declared.run({ ...scope, tenant }, input, body) : noLocation;
    },
  });
}
