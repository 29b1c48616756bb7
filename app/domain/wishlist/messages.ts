import { SESSION_ENDED } from '~/domain/accounts/visitor';
import type { AddToWishListResult } from './change-wish-list.server';

/** Why an article did not get onto the list. */
export function addToWishListMessage(result: Extract<AddToWishListResult, { ok: false }>): string {
  switch (result.code) {
    case 'unknown-article':
      return 'Diesen Artikel gibt es nicht mehr.';
    case 'list-full':
      return `Ihre Merkliste ist voll: höchstens ${result.limit} Artikel.`;
    case 'session-ended':
      return SESSION_ENDED;
  }
}
