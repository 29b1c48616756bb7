import type { RefObject } from 'react';

/** The element of an island, whose content React does not know. */
export type Place = RefObject<HTMLElement | null>;
