import { globalStyle, style } from '~/ui/layout/style';

export const bars = style({ clear: 'both', paddingBottom: 2 });

globalStyle(`${bars} > svg`, {
  width: '100%',
  height: '2.5rem',
  stroke: 'accent',
  strokeWidth: 8,
  borderBottom: 'strong',
});
globalStyle(`${bars} path + path`, { stroke: 'line' });
