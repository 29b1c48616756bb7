import { useEffect } from 'react';
import { useSession } from '../shell/session-context';
import type { Place } from './place';

/** Elements with `data-session` show the session's numbers. */
export function useSessionNumbers(place: Place): void {
  const session = useSession();
  useEffect(() => {
    for (const element of place.current?.querySelectorAll<HTMLElement>('[data-session]') ?? []) {
      const text = session[element.dataset.session as 'pieces' | 'total' | 'wishCount'];
      if (element.textContent !== text) element.innerHTML = `<i>${text}</i>`;
      if (element.dataset.any) element.dataset.any = text === '0' ? 'no' : 'yes';
    }
  }, [place, session]);
}
