import { type RefObject, useRef } from 'react';
import { useAriaCurrent } from './use-aria-current';
import { useDelegatedLinks } from './use-delegated-links';
import { useLoadingSigns } from './use-loading-signs';
import { useMenus } from './use-menus';
import { useReturnAddress } from './use-return-address';
import { useSessionNumbers } from './use-session-numbers';

export function useIsland(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useDelegatedLinks(place);
  useAriaCurrent(place);
  useReturnAddress(place);
  useSessionNumbers(place);
  useMenus(place);
  useLoadingSigns(place);
  return place;
}
