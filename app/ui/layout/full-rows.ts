import { globalStyle } from './style';

/** Two tiles in a row on tablets, three on wide screens, or four if one would be left over; the tiles of the last row share its width. */
export function fullRows(list: string): void {
  globalStyle(list, { tablet: { display: 'flex', flexWrap: 'wrap' } });
  globalStyle(`${list} > *`, {
    tablet: { flex: '1 1 40%', minWidth: 0 },
    desktop: { flexBasis: '28%' },
  });
  globalStyle(`${list}:has(> :last-child:nth-child(3n + 1)) > *`, { desktop: { flexBasis: '21%' } });
}
