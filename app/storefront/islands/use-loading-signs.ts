import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import type { Place } from './place';

/** Shows the elements with `data-loading` while another page is loaded. */
export function useLoadingSigns(place: Place): void {
  const isLoading = useNavigation().state === 'loading';
  useEffect(() => {
    for (const element of place.current?.querySelectorAll<HTMLElement>('[data-loading]') ?? [])
      element.hidden = !isLoading;
  }, [place, isLoading]);
}
