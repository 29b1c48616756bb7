import type { LineOption, LineOptions } from '../articles/line-options';
import type { Price } from './price';

/** Gross cents for each piece. */
function surchargeOf({ kind }: LineOption): number {
  switch (kind) {
    // These options only say what the article is for.
    case 'vehicle':
    case 'tyre':
    case 'wheel':
    case 'fitting':
      return 0;
  }
}

/** Price of a piece on pages, in cart, checkout, order and mails. @param price from `priceOf` */
export function priceOfLine(price: Price, options: LineOptions): Price {
  const surcharge = options.reduce((sum, option) => sum + surchargeOf(option), 0);
  return surcharge === 0 ? price : { ...price, cents: price.cents + surcharge };
}
