import { withButton } from '~/ui/components/field.css';
import { cluster, grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

/** Minimum width for all fields in one row. */
const inOneRow = '(min-width: 47rem)';
export const container = style({ containerType: 'inline-size' });

export const finder = style(grid({ gap: 4 }), {
  '@container': { [inOneRow]: { gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)' } },
});

export const heroFinder = style(grid({ gap: 4 }), {
  '@container': {
    '(min-width: 38rem)': { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
    '(min-width: 60rem)': { gridTemplateColumns: 'minmax(0, 1fr) 28rem' },
  },
});
globalStyle(`${heroFinder} > div`, { flexWrap: 'nowrap', alignItems: 'center' });
globalStyle(`${heroFinder} > div > svg`, { flex: '25 1 0', minWidth: 0 });
globalStyle(`${heroFinder} > div > svg + svg`, { flex: '16 1 0' });
globalStyle(`${heroFinder} > form + form`, {
  '@container': { '(min-width: 38rem)': { padding: 0, border: 0, alignContent: 'start' } },
});
globalStyle(`${heroFinder} > form:first-child`, {
  '@container': { '(min-width: 38rem)': { gridColumn: '1 / -1' }, '(min-width: 60rem)': { gridColumn: '1' } },
});
globalStyle(`${heroFinder} > div`, {
  '@container': { '(min-width: 60rem)': { gridColumn: '2', gridRow: '1 / 3' } },
});

// Tecar's header already asks for the marking on the sidewall.
globalStyle(`[data-theme="Tecar"] ${heroFinder} > form + form`, { display: 'none' });
globalStyle(`[data-theme="Tecar"] ${heroFinder} > form:first-child`, {
  gridColumn: '1',
  alignContent: 'center',
});

export const fields = style(cluster({ gap: 2, align: 'end' }), { alignContent: 'start' });
globalStyle(`${fields} > div`, { flex: '1 1 5.125rem' });
globalStyle(`${fields} > div:nth-of-type(4)`, { flexBasis: '6.5rem' });
globalStyle(`${fields} > button`, { flex: '1 0 auto', padding: [2, 3] });

/** A value that no tyre has together with the other choices. */
export const elsewhere = style({ color: 'muted' });

export const oneField = style(withButton, {
  borderTop: 'line',
  paddingTop: 4,
  '@container': { [inOneRow]: { padding: [0, 0, 0, 4], borderTop: 0, borderLeft: 'line' } },
});
globalStyle(`${oneField} > button`, { padding: [2, 3] });
