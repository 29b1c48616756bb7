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
  sessionId: string | undefined;
  user: SignedInUser | undefined;
  /** A Set-Cookie header for the answer, when a session was started or ended. */
  setCookie: string | undefined;
  /** From where the request comes: for the ladder of waits and the list of sessions. */
  address: string;
  agent: string;
}

/** Whose cart, wish list and orders these are: the account's on every device, else the session's. */
export function ownerOf(visitor: Pick<Visitor, 'sessionId' | 'user'>): string | undefined {
  return visitor.user ? ownerOfUser(visitor.user.id) : visitor.sessionId;
}

export function ownerOfUser(userId: string): string {
  return `user:${userId}`;
}

/** What is said when a session ended while something was to be kept for it. */
export const SESSION_ENDED =
  'Sie haben sich gerade in einem anderen Fenster ein- oder ausgeloggt. Bitte versuchen Sie es noch einmal.';
