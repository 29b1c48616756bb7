import { cluster, grid, inline, stack } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const columns = style(grid({ gap: 3 }), {
  desktop: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: 5, alignItems: 'start' },
});
export const rail = style(grid({ gap: 4 }));

export const kind = style({ fontSize: 'small', color: 'muted', fontWeight: 600, paddingBottom: 1 });
globalStyle(`${columns} nav > h2`, { belowDesktop: { display: 'none' } });
export const kinds = style(cluster({ gap: 2 }));
export const facet = style(inline({ gap: 2 }), {
  background: 'surface',
  border: 'strong',
  borderRadius: 'pill',
  padding: [1, 4],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { borderColor: 'text' },
  selectors: { '&[aria-current]': { borderColor: 'accent', background: 'accentSoft', fontWeight: 650 } },
});
globalStyle(`${facet} > span`, { fontSize: 'small', color: 'muted' });
const facetRows = `${columns} ${kinds}`;
globalStyle(facetRows, {
  belowDesktop: { flexWrap: 'nowrap' },
  desktop: { display: 'grid', gap: 0 },
});
globalStyle(`${facetRows} a`, {
  desktop: {
    display: 'flex',
    justifyContent: 'space-between',
    borderRadius: 'small',
    border: 0,
    background: 'none',
    padding: [0, 2],
    minHeight: '2.25rem',
    whiteSpace: 'normal',
  },
});
globalStyle(`${facetRows} a:is(:hover, [aria-current])`, { desktop: { background: 'accentSoft' } });

export const pages = stack({ gap: 3 });
export const pagePrice = style({
  display: 'block',
  fontSize: 'small',
  fontWeight: 650,
  whiteSpace: 'nowrap',
});
export const page = style({
  fontWeight: 650,
  color: 'accent',
  belowDesktop: { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', whiteSpace: 'nowrap' },
});
export const named = style({});
globalStyle(`${named} p`, { fontSize: 'small', color: 'muted' });
globalStyle(`${named} > h2, ${named} p`, { belowDesktop: { display: 'none' } });
globalStyle(`${named} > ul`, { belowDesktop: { display: 'flex', gap: 4 } });
globalStyle(`${columns} > ${rail}`, { belowDesktop: { display: 'flex', overflowX: 'auto' } });

/** A wide header shows the field itself. */
export const again = style({ desktop: { display: 'none' } });
export const suggestions = style(grid({ gap: 4, desktop: 'two' }));
globalStyle(`${suggestions} > :last-child:nth-child(odd)`, { desktop: { gridColumn: '1 / -1' } });
export const links = cluster({ rowGap: 1, columnGap: 4 });
export const link = style({ display: 'inline-block', padding: [1, 0], color: 'accent' });
export const unfold = style({
  minHeight: 'touch',
  alignContent: 'center',
  color: 'accent',
  cursor: 'pointer',
});
export const close = grid({ gap: 2 });
export const chips = cluster({ gap: 2 });
export const understood = cluster({ rowGap: 1, columnGap: 4, align: 'center' });
