import { inline } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';
import { theme } from '~/ui/theme/contract.css';
import { onlyTablet } from '~/ui/tokens/tokens';

const beside = '(min-width: 58rem)';
const WIDTH = '26.25rem';

export const finder = style({
  '@container': { [beside]: { paddingRight: `calc(${WIDTH} - 1rem)`, minHeight: '9.5rem' } },
});

export const others = style({ display: 'flex', flexWrap: 'wrap', columnGap: '1.5rem', paddingTop: 2 });
export const other = style({ selectors: { '&[open]': { flexBasis: '100%', order: 1 } } });
export const opener = style(inline(), {
  color: 'accent',
  fontWeight: 600,
  listStyle: 'none',
  '::after': { content: "'▾'", paddingLeft: 1 },
});
globalStyle(`${other} > form`, { marginTop: 0, padding: [0, 0, 4], border: 0 });

export const sidewall = style({
  position: 'relative',
  width: `min(${WIDTH}, 100% + 1rem)`,
  margin: '0.5rem -1rem -1.5rem auto',
  '@media': { [onlyTablet]: { width: '20rem', marginRight: '-2.5rem' } },
  '@container': {
    [beside]: { position: 'absolute', right: '-1.25rem', bottom: 0, margin: 0, width: WIDTH },
  },
  selectors: { '&:focus-within::details-content': { contentVisibility: 'visible' } },
});

export const picture = style({ listStyle: 'none', outlineOffset: '-4px' });

export const legend = style({
  position: 'absolute',
  inset: 'auto 2.5rem 0 0',
  background: 'raised',
  padding: [2, 3],
  fontSize: 'small',
  columns: 2,
  columnGap: '1rem',
  counterReset: 'teil',
});
globalStyle(`${legend} > li`, { counterIncrement: 'teil', breakInside: 'avoid' });
globalStyle(`${legend} > li::before`, {
  content: 'counter(teil) "\\00a0"',
  color: theme.color.accent,
  fontWeight: 700,
});
// Tecar's header already asks for the marking on the sidewall.
globalStyle(`[data-theme="Tecar"] ${other}:first-child`, { display: 'none' });
