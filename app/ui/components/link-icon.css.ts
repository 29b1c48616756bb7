import { globalStyle, style } from '~/ui/layout/style';

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  marginRight: 2,
  verticalAlign: '-0.25em',
});
globalStyle(`${icon} > svg`, { display: 'block', width: '100%', height: '100%' });
