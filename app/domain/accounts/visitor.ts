import type { Audience, Tenant } from '~/domain/tenancy/tenant';

export interface SignedInUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isNoaEmployee: boolean;
}

/** Without `sessionId`, the visitor gets the pages that are the same for everybody. */
export interface Visitor {
  readonly sessionId: string | undefined;
  readonly user: SignedInUser | undefined;
  readonly dismissed: readonly string[];
  /** Public id of the chosen vehicle. */
  readonly vehicleCode: string | undefined;
  /** A guest who closed the browser without consent to C0003: no vehicle of before counts. */
  readonly forgetsVehicles?: boolean;
  readonly address: string;
  /** Of the visitor, as a proxy says that is not declared: all of its visitors have its `address`. */
  readonly claimedAddress?: string | undefined;
  readonly agent: string;
}

export function audienceOf(
  tenant: Tenant,
  { user, vehicleCode }: Pick<Visitor, 'user' | 'vehicleCode'>,
): Audience {
  return { ...tenant, isNoaEmployee: user?.isNoaEmployee ?? false, vehicleCode };
}

export interface StartedSession {
  kind: 'started';
  secret: string;
  visitor: Visitor;
}

/** The caller sends the cookie. */
export type SessionChange = StartedSession | { kind: 'ended' };

/** Owner of cart, wish list and orders: the account, else the session. */
export function ownerOf(visitor: Pick<Visitor, 'sessionId' | 'user'>): string | undefined {
  return visitor.user ? ownerOfUser(visitor.user.id) : visitor.sessionId;
}

export function ownerOfUser(userId: string): string {
  return `user:${userId}`;
}

export function isAccount(ownerId: string): boolean {
  return ownerId.startsWith(ownerOfUser(''));
}

export const SESSION_ENDED =
  'Sie haben sich gerade in einem anderen Fenster ein- oder ausgeloggt. Bitte versuchen Sie es noch einmal.';
