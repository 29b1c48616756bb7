import { withButton } from '~/ui/components/field.css';
import { cluster, grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

/** Minimum width for all fields in one row. */
const inOneRow = '(min-width: 47rem)';
export const container = style({ containerType: 'inline-size' });

export const finder = style(grid({ gap: 4 }), {
  '@container': { [inOneRow]: { gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)' } },
});

export const fields = style(cluster({ gap: 2, align: 'end' }), { alignContent: 'start' });
globalStyle(`${fields} > div`, { flex: '1 1 5.125rem' });
globalStyle(`${fields} > div:nth-of-type(4)`, { flexBasis: '6.5rem' });
globalStyle(`${fields} > button`, { flex: '1 0 auto', padding: [2, 3] });

export const elsewhere = style({ color: 'muted' });

export const oneField = style(withButton, {
  borderTop: 'line',
  paddingTop: 4,
  '@container': { [inOneRow]: { padding: [0, 0, 0, 4], borderTop: 0, borderLeft: 'line' } },
});
globalStyle(`${oneField} > button`, { padding: [2, 3] });
