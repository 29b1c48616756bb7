import { globalStyle, style } from '~/ui/layout/style';

export const question = style({ borderTop: 'line' });
globalStyle(`${question} > summary`, {
  cursor: 'pointer',
  fontSize: 'medium',
  fontWeight: 650,
  paddingBlock: 3,
  // A second line begins below the first word, not below the triangle.
  paddingLeft: '1.1em',
  textIndent: '-1.1em',
});
globalStyle(`${question} > :last-child:not(summary)`, { paddingBottom: 3 });
