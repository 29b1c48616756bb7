import { globalStyle, style } from '~/ui/layout/style';

export const question = style({ borderTop: 'line', padding: [3, 0] });
globalStyle(`${question} > summary`, {
  cursor: 'pointer',
  fontSize: 'medium',
  fontWeight: 650,
  // A second line begins below the first word, not below the triangle.
  paddingLeft: '1.1em',
  textIndent: '-1.1em',
});
globalStyle(`${question} > p`, { marginTop: 2 });
