import { SESSION_ENDED } from '~/domain/accounts/visitor';
import type { AddToWishListResult } from './change-wish-list.server';
import type { WishListItem } from './wish-list-view';

export function stockChangeText(change: NonNullable<WishListItem['stockChange']>, available: number): string {
  switch (change) {
    case 'back':
      return 'Wieder da';
    case 'gone':
      return 'Inzwischen ausverkauft';
    case 'few':
      return `Nur noch ${available} Stück`;
  }
}

/** Undefined if the URL holds no number. */
export function allAddedMessage(
  added: string | null,
  items: readonly WishListItem[] = [],
): string | undefined {
  if (!added || !/^\d{1,3}$/.test(added)) return undefined;
  const count = Number(added);
  const left = items.filter(({ offer }) => !offer?.available).map(({ title }) => title);
  const went = count > 1 ? `${count} Artikel liegen` : `${count === 1 ? 'Ein' : 'Kein'} Artikel liegt`;
  const stayed = left.length > 0 ? ` Zurzeit nicht lieferbar: ${left.join(', ')}.` : '';
  return `${went} jetzt im Warenkorb.${stayed}`;
}

export function addToWishListMessage(result: Extract<AddToWishListResult, { ok: false }>): string {
  switch (result.code) {
    case 'unknown-article':
      return 'Diesen Artikel gibt es nicht mehr.';
    case 'not-goods':
      return 'Arbeiten in der Werkstatt können Sie nicht auf die Merkliste setzen.';
    case 'list-full':
      return `Ihre Merkliste ist voll: höchstens ${result.limit} Artikel.`;
    case 'session-ended':
      return SESSION_ENDED;
  }
}
