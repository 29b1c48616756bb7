import { useContext } from 'react';
import { IslandsContext } from './island';

/** For crawlers; only the server renders them. */
export function HeadTags() {
  return useContext(IslandsContext)?.head;
}
