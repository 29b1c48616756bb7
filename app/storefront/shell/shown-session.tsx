import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { noSession, type ShownSession, shownSession } from './session-parts';

const Session = createContext<ShownSession>(shownSession(JSON.stringify(noSession)));

export function SessionProvider({ session, children }: { session: string; children: ReactNode }) {
  return (
    <Session.Provider value={useMemo(() => shownSession(session), [session])}>{children}</Session.Provider>
  );
}

export const useSession = () => useContext(Session);
