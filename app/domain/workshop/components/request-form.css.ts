import { cluster, grid, stack } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

export const form = style(stack({ gap: 4 }), { maxWidth: '48rem' });
export const pair = style(grid({ gap: 4, align: 'start' }), {
  tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
export const dates = style(grid({ gap: 4, align: 'start' }), {
  tablet: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
export const group = style(stack({ gap: 3 }), { border: 'none', margin: 0, padding: 0, minWidth: 0 });
/** Out of sight, but not `display: none`, which programs leave out. */
export const trap = style({
  position: 'absolute',
  left: '-100vw',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
});
export const buttons = cluster({ gap: 3, align: 'center' });
export const consent = style({ display: 'flex', gap: 2, alignItems: 'start' });
export const choice = style(consent, { alignItems: 'center', minHeight: 'touch' });
export const unfold = style({ padding: [3, 0] });
export const consentError = style({ color: 'danger', fontSize: 'small', margin: 0 });
