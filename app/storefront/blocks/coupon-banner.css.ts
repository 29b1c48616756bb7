import { style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { measure, space, target, type } from '~/ui/tokens/tokens';

export const bar = style({
  position: 'relative',
  background: theme.color.accentSoft,
  color: theme.color.text,
  borderBottom: `1px solid ${theme.color.line}`,
  fontSize: type.small,
  '@media': { print: { display: 'none' } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: space[3],
  maxWidth: measure.page,
  margin: '0 auto',
  padding: `0 ${space[4]}`,
});

export const code = style({ whiteSpace: 'nowrap', letterSpacing: '0.02em' });

export const small = style({ color: theme.color.muted });

export const link = style({ display: 'inline-flex', alignItems: 'center', minHeight: target });
