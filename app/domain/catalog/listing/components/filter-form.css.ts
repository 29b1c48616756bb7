import { boxRules } from '~/ui/components/field.css';
import { row, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const form = style({ display: 'block' });
export const group = style({ padding: [3, 0], selectors: { '& + &': { borderTop: 'line' } } });
export const legend = style({ width: '100%', fontWeight: 650, float: 'left', padding: [1, 0, 2] });

export const choice = style(row({ gap: 3, touch: true }), {
  clear: 'both',
  cursor: 'pointer',
  desktop: { minHeight: '2.125rem' },
});

export const deadChoice = style(choice, { color: 'muted', cursor: 'default', opacity: 0.75 });
globalStyle(`${choice} > input`, boxRules);
globalStyle(`${choice} > span + span`, { fontSize: 'small', color: 'muted', marginLeft: 'auto' });

export const more = style(row({ touch: true }), {
  color: 'accent',
  textDecoration: 'underline',
  clear: 'both',
});

export const range = style(stack({ gap: 2, align: 'center' }), {
  clear: 'both',
  gridTemplateColumns: '1fr auto 1fr',
});

globalStyle(`${range} > input`, { paddingInline: 2, fontSize: 'small' });

export const submit = style({
  background: 'surface',
  padding: [3, 0],
  position: 'sticky',
  bottom: 0,
  desktop: { position: 'static' },
});

/** Each choice is submitted at once, so wide screens have nothing to close. */
export const close = style(submit, { desktop: { display: 'none' } });
