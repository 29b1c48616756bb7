import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const grid = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
});

/** A sheet in the theme of its `data-theme`. */
export const sheet = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[5],
  background: theme.color.surface,
  color: theme.color.text,
  border: `1px solid ${theme.color.line}`,
  borderRadius: theme.radius.large,
  boxShadow: theme.shadow.low,
  fontFamily: theme.font.body,
});

export const name = style({
  fontSize: fontSize.title,
  textTransform: theme.headline.case as 'none',
  color: theme.color.accent,
});

export const muted = style({ color: theme.color.muted });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
export const label = style({ width: '11rem' });
