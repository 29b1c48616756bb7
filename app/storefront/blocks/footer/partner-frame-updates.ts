import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

export const PARTNER_ID = 'partner';
/** Form field with the address to return to. */
export const WAY_BACK = 'zurueck';

/** A document's policy fixes what it may load, so a changed consent needs a new document. */
export function usePartnerFrame(isAllowed: boolean): void {
  const { pathname, search } = useLocation();
  const [wasAllowed] = useState(isAllowed);
  useEffect(() => {
    if (isAllowed !== wasAllowed) window.location.reload();
  }, [isAllowed, wasAllowed]);
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`#${PARTNER_ID} input[name=${WAY_BACK}]`);
    if (field) field.value = `${pathname}${search}#${PARTNER_ID}`;
  }, [pathname, search]);
}
