import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { noSession, type SessionView, sessionView } from './session-parts';

const Session = createContext<SessionView>(sessionView(JSON.stringify(noSession)));

export function SessionProvider({ session, children }: { session: string; children: ReactNode }) {
  return (
    <Session.Provider value={useMemo(() => sessionView(session), [session])}>{children}</Session.Provider>
  );
}

export const useSession = () => useContext(Session);
