import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';

export const board = style({
  display: 'grid',
  gap: space[5],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[4],
  background: theme.color.raised,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  '@media': {
    [from.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)', padding: space[6] },
  },
});

export const details = style({
  display: 'grid',
  gap: space[5],
  alignContent: 'start',
  fontSize: fontSize.medium,
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginBottom: space[1],
  fontSize: fontSize.base,
  color: theme.color.muted,
});

export const phone = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
  fontSize: fontSize.large,
  fontWeight: 650,
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const figure = style({ margin: 0, '@media': { print: { maxWidth: '8cm' } } });

export const caption = style({
  marginTop: space[2],
  textAlign: 'center',
  fontSize: fontSize.small,
  color: theme.color.muted,
});
