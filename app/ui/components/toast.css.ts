import { center, cluster, stack } from '~/ui/layout/recipes.css';
import { style, styles } from '~/ui/layout/style';
import { space } from '../tokens/tokens';

export const corner = style(stack({ gap: 2, justify: 'end' }), {
  position: 'fixed',
  top: space[4],
  right: space[4],
  left: space[4],
  zIndex: 'skip',
  pointerEvents: 'none',
});

export const links = cluster({ gap: 2 });

const base = style(cluster({ gap: 3, align: 'center' }), {
  borderRadius: 'small',
  boxShadow: 'high',
  maxWidth: '26rem',
  padding: [2, 2, 2, 4],
  border: '1px solid',
  pointerEvents: 'auto',
});

export const toast = styles({
  danger: [base, { background: 'dangerSoft', borderColor: 'danger', color: 'danger' }],
  good: [base, { background: 'goodSoft', borderColor: 'good', color: 'good' }],
});

export const text = style({ flex: '1 1 0', minWidth: '10rem', color: 'text' });

export const close = style(center(), {
  flex: 'none',
  background: 'none',
  border: 0,
  width: 'touch',
  height: 'touch',
  cursor: 'pointer',
});
