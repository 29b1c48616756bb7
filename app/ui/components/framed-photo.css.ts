import { globalStyle } from '~/ui/layout/style';

// `picture` takes no part in the layout.
globalStyle('picture', { display: 'contents' });
globalStyle('picture > source', { display: 'none' });
