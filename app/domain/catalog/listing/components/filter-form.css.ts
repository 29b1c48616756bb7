import { globalStyle, style } from '@vanilla-extract/css';
import { boxRules } from '~/ui/components/field.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space, touchTarget } from '~/ui/tokens/tokens';

export const form = style({ display: 'block' });

export const group = style({
  padding: `${space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.line}` } },
});

export const legend = style({
  float: 'left',
  width: '100%',
  padding: `${space[1]} 0 ${space[2]}`,
  fontWeight: 650,
});

export const choice = style({
  clear: 'both',
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: touchTarget,
  cursor: 'pointer',
  '@media': { [from.desktop]: { minHeight: '2.125rem' } },
});

export const deadChoice = style([choice, { color: theme.color.muted, cursor: 'default', opacity: 0.75 }]);

globalStyle(`${choice} > input`, boxRules);
// The number of hits, behind the words.
globalStyle(`${choice} > span + span`, {
  marginLeft: 'auto',
  color: theme.color.muted,
  fontSize: fontSize.small,
});

export const more = style({
  clear: 'both',
  minHeight: touchTarget,
  display: 'flex',
  alignItems: 'center',
  color: theme.color.accent,
  textDecoration: 'underline',
});

export const range = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: space[2],
});

globalStyle(`${range} > input`, { paddingInline: space[2], fontSize: fontSize.small });

export const submit = style({
  position: 'sticky',
  bottom: 0,
  padding: `${space[3]} 0`,
  background: theme.color.surface,
  '@media': { [from.desktop]: { position: 'static' } },
});

/** Each choice is sent at once: on a wide screen there is nothing to close. */
export const close = style([submit, { '@media': { [from.desktop]: { display: 'none' } } }]);
