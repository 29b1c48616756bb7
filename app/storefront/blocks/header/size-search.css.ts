import { globalStyle, style } from '@vanilla-extract/css';
import { visuallyHiddenRules } from '~/ui/components/visually-hidden.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, narrow, space, touchTarget } from '~/ui/tokens/tokens';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  border: `1.5px solid ${theme.color.accent}`,
});

export const label = style({
  flex: '1000 1 10rem',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minWidth: 0,
  paddingLeft: space[3],
  background: theme.color.page,
  fontSize: fontSize.small,
  fontWeight: 650,
  color: theme.color.accent,
});

// On the smallest phones the example says it.
globalStyle(`${label} > span`, { '@media': { [narrow]: visuallyHiddenRules } });

export const field = style({
  width: '100%',
  minWidth: '5rem',
  minHeight: touchTarget,
  padding: `0 ${space[2]}`,
  border: 0,
  background: 'none',
  color: theme.color.text,
  fontSize: fontSize.base,
  fontWeight: 500,
  '::placeholder': { color: theme.color.muted, opacity: 1 },
});

export const button = style({
  flex: '1 0 auto',
  minHeight: touchTarget,
  padding: `0 ${space[4]}`,
  border: 0,
  background: theme.color.accent,
  color: theme.color.accentText,
  fontWeight: 700,
  cursor: 'pointer',
  ':hover': { background: theme.color.accentStrong },
});
