import { onlyTablet } from '../tokens/tokens';
import { globalStyle } from './style';

/** Two tiles in a row on tablets, three on wide screens, or four if one would be left over; a tile left over all the same fills its row. */
export function fullRows(list: string): void {
  globalStyle(list, {
    tablet: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    desktop: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  });
  globalStyle(`${list}:has(> :last-child:nth-child(3n + 1))`, {
    desktop: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  });
  globalStyle(`${list} > :last-child:nth-child(odd)`, {
    '@media': { [onlyTablet]: { gridColumn: '1 / -1' } },
  });
  globalStyle(`${list} > :last-child:nth-child(12n + 1)`, { desktop: { gridColumn: '1 / -1' } });
}
