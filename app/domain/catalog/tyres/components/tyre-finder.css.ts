import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '~/ui/theme/contract.css';
import { space } from '~/ui/tokens/tokens';

export const container = style({ containerType: 'inline-size' });

export const finder = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '@container': {
    '(min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: space[6] },
  },
});

export const fields = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' });
globalStyle(`${fields} > div`, { flex: '1 1 5.25rem' });
globalStyle(`${fields} > div:nth-of-type(n + 4)`, { flexBasis: '7rem' });
globalStyle(`${fields} > div:nth-of-type(n + 5)`, { flexBasis: '10.5rem' });
globalStyle(`${fields} > button`, { flex: '1 1 9.5rem' });

export const oneField = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'end',
  alignContent: 'end',
  paddingTop: space[4],
  borderTop: `1px solid ${theme.color.line}`,
  '@container': {
    '(min-width: 56rem)': {
      padding: `0 0 0 ${space[6]}`,
      borderTop: 0,
      borderLeft: `1px solid ${theme.color.line}`,
    },
  },
});
