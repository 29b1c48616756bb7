/** Who has signed in, as far as pages and guards need to know. */
export interface SignedInUser {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isNoaEmployee: boolean;
}

/** Whose request it is. Without `sessionId` the visitor is nobody yet, and their pages are everybody's. */
export interface Visitor {
  readonly sessionId: string | undefined;
  readonly user: SignedInUser | undefined;
  /** The tile of the tyre specialist was put away. */
  readonly dismissed: readonly string[];
  /** The public id of the vehicle that they chose. */
  readonly vehicleCode: string | undefined;
  /** From where the request comes: for rate limits and the list of sessions. */
  readonly address: string;
  readonly agent: string;
}

/** A session that was started: the visitor as they are from now on, and the secret that only their cookie knows. */
export interface StartedSession {
  kind: 'started';
  secret: string;
  visitor: Visitor;
}

/** What a command did to the visitor's session; whoever called it sends the cookie. */
export type SessionChange = StartedSession | { kind: 'ended' };

/** Whose cart, wish list and orders these are: the account's on every device, else the session's. */
export function ownerOf(visitor: Pick<Visitor, 'sessionId' | 'user'>): string | undefined {
  return visitor.user ? ownerOfUser(visitor.user.id) : visitor.sessionId;
}

export function ownerOfUser(userId: string): string {
  return `user:${userId}`;
}

/** Whether an owner is an account, and no guest's session. */
export function isAccount(ownerId: string): boolean {
  return ownerId.startsWith(ownerOfUser(''));
}

export const SESSION_ENDED =
  'Sie haben sich gerade in einem anderen Fenster ein- oder ausgeloggt. Bitte versuchen Sie es noch einmal.';
