import type { LineOption, LineOptions } from '../articles/line-options';
import type { Price } from './price';

/** What an option adds to a piece, gross. */
function surchargeOf({ kind }: LineOption): number {
  switch (kind) {
    // They say what the article is for, and change nothing of it.
    case 'vehicle':
    case 'tyre':
    case 'wheel':
      return 0;
  }
}

/**
 * What a piece of a line costs: for pages, cart, checkout, order and its mails.
 * @param price the article's at a location and a moment (`priceOf`)
 */
export function priceOfLine(price: Price, options: LineOptions): Price {
  const surcharge = options.reduce((sum, option) => sum + surchargeOf(option), 0);
  return surcharge === 0 ? price : { ...price, cents: price.cents + surcharge };
}
