import { style, styles } from '~/ui/layout/style';

const base = style({ fontSize: 'small', fontWeight: 600, overflowWrap: 'anywhere' });

export const note = styles({
  fits: [base, { color: 'good' }],
  'fits-not': [base, { color: 'danger' }],
  unknown: [base, { color: 'muted' }],
});
