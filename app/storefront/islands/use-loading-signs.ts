import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import type { Place } from './place';

/** Elements with `data-loading` are shown while another page loads. */
export function useLoadingSigns(place: Place): void {
  const isLoading = useNavigation().state === 'loading';
  useEffect(() => {
    for (const element of place.current?.querySelectorAll<HTMLElement>('[data-loading]') ?? [])
      element.hidden = !isLoading;
  }, [place, isLoading]);
}
