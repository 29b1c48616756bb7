import { cluster } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const quantity = style(cluster({ gap: 1, align: 'center' }));
globalStyle(`${quantity} [hidden]`, { display: 'none' });
export const word = style({ flexBasis: '100%', textAlign: 'left' });

/** The browser's own arrows would stand beside the buttons. */
export const field = style({
  selectors: { '&&': { width: '3.5rem', textAlign: 'center', appearance: 'textfield' } },
  '::-webkit-inner-spin-button': { appearance: 'none', margin: 0 },
});

export const step = style({
  selectors: { '&&': { minWidth: 'touch', paddingInline: 0, justifyContent: 'center' } },
});
