import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { noSession, type ShownSession, shownSession } from './session-parts';

const Session = createContext<ShownSession>(shownSession(JSON.stringify(noSession)));

/** The session of the root's data for all components below. */
export function SessionProvider({ session, children }: { session: string; children: ReactNode }) {
  return (
    <Session.Provider value={useMemo(() => shownSession(session), [session])}>{children}</Session.Provider>
  );
}

export const useSession = () => useContext(Session);
