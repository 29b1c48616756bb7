import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, upTo } from '~/ui/tokens/tokens';

export const above = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const nothing = style({
  display: 'grid',
  alignItems: 'center',
  gap: space[5],
  '@media': { [from.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[6] } },
});
globalStyle(`${nothing} > svg`, { maxWidth: '100%', height: 'auto' });

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: space[4],
  '@media': { [upTo.tablet]: { gap: space[2] } },
});

/** On phones a row: the drawing beside its words. */
export const tile = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  height: '100%',
  padding: space[5],
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  background: theme.color.raised,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textDecoration: 'none',
  ':hover': { borderColor: theme.color.accent, boxShadow: theme.shadow.low },
  '@media': {
    [upTo.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2.4fr)',
      alignContent: 'center',
      gap: `0 ${space[3]}`,
      padding: space[3],
    },
  },
});
globalStyle(`${tile} > svg`, {
  '@media': { [upTo.tablet]: { gridRow: 'span 3', alignSelf: 'center', width: '100%', height: 'auto' } },
});

export const tileTitle = style({
  fontSize: fontSize.medium,
  color: theme.color.accent,
  '@media': { [upTo.tablet]: { fontSize: fontSize.base } },
});
export const tileText = style({ color: theme.color.muted });

/** On phones two columns of buttons that are equally wide. */
export const goods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space[2],
  '@media': { [from.tablet]: { display: 'flex', flexWrap: 'wrap' } },
});
globalStyle(`${goods} :is(li, a)`, { maxWidth: '100%', overflowWrap: 'anywhere' });
globalStyle(`${goods} a`, {
  '@media': { [upTo.tablet]: { width: '100%', height: '100%', paddingInline: space[2] } },
});
