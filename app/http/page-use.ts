import type { Visitor } from '~/domain/accounts/visitor';
import type { Audience } from '~/domain/tenancy/tenant';
import type { SessionParts } from '~/storefront/shell/session-parts';

/** All that a page of an audience is made from besides the tenant; it is a part of the page's key. */
export interface AudienceTraits extends Pick<Audience, 'isNoaEmployee' | 'vehicleCode'> {
  readonly isSignedIn: boolean;
  readonly dismissed: readonly string[];
}

/** The first two are cached, so no cookie may influence them. */
export type PageUse =
  | { kind: 'everybody'; isFirstPage: boolean }
  | { kind: 'audience'; audience: AudienceTraits; secret: string }
  | { kind: 'visitor'; visitor?: Visitor; parts?: SessionParts };

export const guests: AudienceTraits = {
  isSignedIn: false,
  isNoaEmployee: false,
  dismissed: [],
  vehicleCode: undefined,
};

export function traitsOf({
  user,
  dismissed,
  vehicleCode,
}: Pick<Visitor, 'user' | 'dismissed' | 'vehicleCode'>): AudienceTraits {
  return {
    isSignedIn: user !== undefined,
    isNoaEmployee: user?.isNoaEmployee ?? false,
    dismissed,
    vehicleCode,
  };
}
