import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

/** As wide as all fields are in one row. */
const inOneRow = '(min-width: 47rem)';

export const container = style({ containerType: 'inline-size' });

export const finder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': {
    [inOneRow]: { gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)' },
  },
});

export const fields = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'end' });
globalStyle(`${fields} > div`, { flex: '1 1 5.125rem' });
globalStyle(`${fields} > div:nth-of-type(4)`, { flexBasis: '6.5rem' });
globalStyle(`${fields} > button`, { flex: '1 0 auto', padding: `${space[2]} ${space[3]}` });

/** A value that no tyre has together with the others that are chosen. */
export const elsewhere = style({ color: theme.color.muted });

export const oneField = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[2],
  alignItems: 'end',
  alignContent: 'end',
  paddingTop: space[4],
  borderTop: `1px solid ${theme.color.line}`,
  '@container': {
    [inOneRow]: {
      padding: `0 0 0 ${space[4]}`,
      borderTop: 0,
      borderLeft: `1px solid ${theme.color.line}`,
    },
  },
});
globalStyle(`${oneField} > button`, { padding: `${space[2]} ${space[3]}` });
