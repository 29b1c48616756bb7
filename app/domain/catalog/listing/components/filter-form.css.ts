import { globalStyle, style } from '@vanilla-extract/css';
import { boxRules } from '~/ui/components/field.css';
import { look } from '~/ui/layout/look';
import { row, stack } from '~/ui/layout/recipes.css';
import { theme } from '~/ui/theme/contract.css';
import { fontSize, from, space } from '~/ui/tokens/tokens';

export const form = style({ display: 'block' });

export const group = style({
  padding: `${space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.color.line}` } },
});

export const legend = style([
  look({ fill: true, weight: 650 }),
  { float: 'left', padding: `${space[1]} 0 ${space[2]}` },
]);

export const choice = style([
  row({ gap: 3, touch: true }),
  { clear: 'both', cursor: 'pointer', '@media': { [from.desktop]: { minHeight: '2.125rem' } } },
]);

export const deadChoice = style([choice, { color: theme.color.muted, cursor: 'default', opacity: 0.75 }]);
globalStyle(`${choice} > input`, boxRules);
globalStyle(`${choice} > span + span`, { ...look({ size: 'small', color: 'muted' }), marginLeft: 'auto' });

export const more = style([
  row({ touch: true }),
  look({ color: 'accent', underline: 'always' }),
  { clear: 'both' },
]);

export const range = style([
  stack({ gap: 2, align: 'center' }),
  { clear: 'both', gridTemplateColumns: '1fr auto 1fr' },
]);

globalStyle(`${range} > input`, { paddingInline: space[2], fontSize: fontSize.small });

export const submit = style([
  look({ ground: 'surface', padding: [3, 0] }),
  { position: 'sticky', bottom: 0, '@media': { [from.desktop]: { position: 'static' } } },
]);

/** Each choice is submitted at once, so wide screens have nothing to close. */
export const close = style([submit, { '@media': { [from.desktop]: { display: 'none' } } }]);
