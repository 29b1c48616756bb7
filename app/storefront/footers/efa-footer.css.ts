import { style } from '@vanilla-extract/css';
import { look } from '~/ui/layout/look';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, space } from '~/ui/tokens/tokens';

export const footer = style({
  background: theme.color.surface,
  borderTop: `3px solid ${theme.color.action}`,
});

export const slogan = style({
  padding: `${space[4]} 0`,
  fontSize: `clamp(${fontSize.title}, 5vw, ${fontSize.display})`,
  fontWeight: theme.headline.weight,
  letterSpacing: theme.headline.tracking,
  textTransform: theme.headline.case as 'none',
  lineHeight: 1.1,
});

export const columns = style(look({ line: 'top', top: 5, bottom: 6 }));

export const title = style([
  look({ bottom: 3, size: 'small', color: 'accent', weight: 700 }),
  { letterSpacing: '0.08em', textTransform: 'uppercase' },
]);

export const closing = style([
  look({ line: 'top', color: 'muted' }),
  { padding: `${space[3]} 0 ${space[4]}` },
]);
