import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../tokens/tokens';

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  width: '1.25em',
  height: '1.25em',
  marginRight: space[2],
  verticalAlign: '-0.25em',
});
globalStyle(`${icon} > svg`, { display: 'block', width: '100%', height: '100%' });
