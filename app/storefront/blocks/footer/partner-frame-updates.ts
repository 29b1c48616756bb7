import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

export const PARTNER_ID = 'partner';
/** The field that says where the answer to the question leads back to. */
export const WAY_BACK = 'zurueck';

/**
 * Keeps the partner's page true, which the server wrote. The policy of a document says once for all what it may load: one
 * that came before the consent changed, in the banner, the settings or another tab, has to come again.
 */
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
