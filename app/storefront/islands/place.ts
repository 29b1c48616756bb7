import type { RefObject } from 'react';

/** An island's element, whose content React does not know. */
export type Place = RefObject<HTMLElement | null>;
