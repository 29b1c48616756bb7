import { globalStyle, style } from '~/ui/layout/style';

// `picture` takes no part in the layout.
globalStyle('picture', { display: 'contents' });
globalStyle('picture > source', { display: 'none' });
export const photoInPanel = style({ maxWidth: '100%', maxHeight: '20rem', width: 'auto', height: 'auto' });
