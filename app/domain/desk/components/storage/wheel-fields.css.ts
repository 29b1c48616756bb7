import { grid } from '~/ui/layout/recipes.css';
import { globalStyle, style } from '~/ui/layout/style';

/** As wheels stand at a vehicle: left and right, front above rear. */
export const pairs = style(grid({ gap: 3, columns: 'two' }), { alignItems: 'start' });
// A date is wider than half a phone.
globalStyle(`${pairs} input`, { minWidth: 0 });
