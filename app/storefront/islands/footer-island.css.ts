import { style } from '~/ui/layout/style';

/** The layout waits until the footer is near the viewport; the height is an estimate until then. */
export const footer = style({ contentVisibility: 'auto', containIntrinsicHeight: 'auto 60rem' });
