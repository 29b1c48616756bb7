import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../theme/contract.css';
import { fontSize, space, upTo } from '../tokens/tokens';

export const crumbs = style({
  padding: `${space[2]} 0 ${space[1]}`,
  fontSize: fontSize.small,
  color: theme.color.muted,
});

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2] });

export const item = style({
  overflowWrap: 'anywhere',
  selectors: { '& + &::before': { content: '›', marginRight: space[2] } },
});
// What the page is says its heading: on phones the way to it keeps one line where it can.
globalStyle(`${item}:last-child`, {
  '@media': {
    [upTo.tablet]: { flex: '1 1 2rem', overflow: 'hidden', whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
  },
});
// Of a long one the last is left out there.
globalStyle(`${item}:nth-child(n + 5):last-child`, { '@media': { [upTo.tablet]: { display: 'none' } } });

export const link = style({
  display: 'inline-block',
  padding: `${space[1]} 0`,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
