import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const container = style({ containerType: 'inline-size' });

export const finder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': {
    '(min-width: 64rem)': { gridTemplateColumns: 'minmax(0, 2.4fr) minmax(0, 1fr)', gap: space[5] },
  },
});

export const fields = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' });
globalStyle(`${fields} > div`, { flex: '1 1 5.25rem' });
// Their labels are long words: what does not fit goes to the next line.
globalStyle(`${fields} > div:nth-of-type(n + 4)`, { flexBasis: '7rem', minWidth: 'min-content' });
globalStyle(`${fields} > button`, { flex: '1 0 auto', minWidth: '9.5rem' });

/** A value that no tyre has together with the others that are chosen. */
export const elsewhere = style({ color: theme.color.muted });

export const oneField = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'end',
  alignContent: 'end',
  paddingTop: space[4],
  borderTop: `1px solid ${theme.color.line}`,
  '@container': {
    '(min-width: 64rem)': {
      padding: `0 0 0 ${space[5]}`,
      borderTop: 0,
      borderLeft: `1px solid ${theme.color.line}`,
    },
  },
});
