import { inline } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

export const place = style({ flex: 'none', belowWide: { display: 'none' } });
export const link = style(inline({ justify: 'center' }));

globalStyle(`${place} > a, ${place} > details > summary`, {
  border: '1px solid currentColor',
  borderRadius: 'small',
  padding: [1, 3],
  minHeight: '2.25rem',
  maxWidth: '16rem',
  fontSize: 'small',
  textAlign: 'center',
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
});
globalStyle(`${place} > a:hover`, { textDecoration: 'underline' });
