import type { RimCardData } from '../rims/rim-card';
import type { TyreCardData } from '../tyres/tyre-card';

/** Cards of one kind. */
export type CardGroup = { kind: 'tyre'; cards: TyreCardData[] } | { kind: 'rim'; cards: RimCardData[] };
