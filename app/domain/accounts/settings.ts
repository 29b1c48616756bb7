import { z } from 'zod';
import { defineSettings, setting, webAddress } from '../tenancy/settings';

export const accountSettings = defineSettings('accounts', {
  /** Staff need a second factor here; unset: in production only. */
  requiresSecondFactor: setting(z.boolean().optional(), { file: 'zweiterFaktorPflicht' }),
  /** Where customers of the dealer have accounts elsewhere; none: only the shop's own. */
  externalLogin: setting(
    z
      .strictObject({
        kunde: webAddress,
        /** Query parameter of `kunde` that takes the address to come back to. */
        rueckkehrParameter: z.string().regex(/^[\w-]+$/, 'erlaubt sind Buchstaben, Ziffern, _ und -'),
        registrieren: webAddress,
        passwortVergessen: webAddress,
      })
      .optional(),
    { file: 'externerLogin' },
  ),
});

export type ExternalLogin = NonNullable<ReturnType<typeof accountSettings.of>['externalLogin']>;
