import type { Visitor } from '~/domain/accounts/visitor';

/** Of a visitor what many have in common: menus and links differ with it. */
export interface Audience {
  isSignedIn: boolean;
  isNoaEmployee: boolean;
  /** What they put away. */
  dismissed: readonly string[];
  /** Public id of the chosen vehicle: lists and products say whether they fit it. */
  vehicleCode: string | undefined;
}

/**
 * For whom a page is made: for everybody without a session; for all of an audience, with placeholders where each one's
 * session is shown; or for the visitor who asks. The first two are cached, so whatever cookies came along they are made
 * for nobody.
 */
export type PageUse =
  | { kind: 'everybody' }
  | { kind: 'audience'; audience: Audience; secret: string }
  | { kind: 'visitor'; visitor?: Visitor };

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
    isNoaEmployee: user?.isNoaEmployee ?? false,
    dismissed,
    vehicleCode,
  };
}
