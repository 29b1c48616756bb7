import { z } from 'zod';
import { defineSettings, setting, webAddress } from '../tenancy/settings';

export const accountSettings = defineSettings('accounts', {
  /** Unset: required in production only. */
  requiresSecondFactor: setting(z.boolean().optional(), { file: 'zweiterFaktorPflicht' }),
  /** The dealer's accounts elsewhere; null: only the shop's own. */
  externalLogin: setting(
    z
      .strictObject({
        kunde: webAddress,
        /** Query parameter of `kunde` for the return URL. */
        rueckkehrParameter: z.string().regex(/^[\w-]+$/, 'erlaubt sind Buchstaben, Ziffern, _ und -'),
        registrieren: webAddress,
        passwortVergessen: webAddress,
      })
      .optional(),
    { file: 'externerLogin' },
  ),
});

export type ExternalLogin = NonNullable<ReturnType<typeof accountSettings.of>['externalLogin']>;
