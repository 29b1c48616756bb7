import { isNoaEmployee, type Visitor } from '~/domain/accounts/visitor';
import type { SessionParts } from '~/storefront/shell/session-parts';

export interface Audience {
  isSignedIn: boolean;
  isNoaEmployee: boolean;
  dismissed: readonly string[];
  /** Public id; lists and products show whether they fit the vehicle. */
  vehicleCode: string | undefined;
}

/** The first two are cached, so no cookie may influence them. */
export type PageUse =
  | { kind: 'everybody'; isFirstPage: boolean }
  | { kind: 'audience'; audience: Audience; secret: string }
  | { kind: 'visitor'; visitor?: Visitor; parts?: SessionParts };

export const guests: Audience = {
  isSignedIn: false,
  isNoaEmployee: false,
  dismissed: [],
  vehicleCode: undefined,
};

export function audienceOf({
  user,
  dismissed,
  vehicleCode,
}: Pick<Visitor, 'user' | 'dismissed' | 'vehicleCode'>): Audience {
  return {
    isSignedIn: user !== undefined,
    isNoaEmployee: isNoaEmployee({ user }),
    dismissed,
    vehicleCode,
  };
}
