import { grid } from '~/ui/layout/recipes.css';
import { style } from '~/ui/layout/style';

/** The print of a day has the plan alone. */
export const tools = style({ '@media': { print: { display: 'none' } } });
export const bays = style(grid({ gap: 3 }), {
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))',
});
export const bay = style({
  background: 'raised',
  border: 'line',
  borderRadius: 'large',
  padding: [3, 4],
  minWidth: 0,
});
export const bayName = style({ fontSize: 'medium', fontWeight: 650, margin: 0 });
export const entry = style({
  borderTop: 'line',
  padding: [2, 0],
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { borderTop: 'none' },
    '&:is([data-state="cancelled"], [data-state="declined"], [data-state="no-show"])': { opacity: 0.6 },
  },
});
export const late = style({ color: 'danger' });
export const scroller = style({ overflowX: 'auto' });
export const summary = style({
  minHeight: 'touch',
  display: 'flex',
  alignItems: 'center',
  cursor: 'pointer',
  fontWeight: 600,
});
