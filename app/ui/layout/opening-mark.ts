import { globalStyle } from './style';

/** A row with an angle at its end in place of the browser's triangle; it turns when the details open. @param summary selector */
export function openingMark(summary: string): void {
  globalStyle(summary, {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 3,
    minHeight: 'touch',
  });
  // Safari shows the triangle of a flexible row, too.
  globalStyle(`${summary}::-webkit-details-marker`, { display: 'none' });
  globalStyle(`${summary}::after`, {
    content: '',
    flex: 'none',
    width: '0.5rem',
    height: '0.5rem',
    margin: '-0.25rem 0.25rem 0',
    border: 'solid currentColor',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  });
  globalStyle(`${summary}:is([open] > *)::after`, { marginTop: '0.25rem', transform: 'rotate(225deg)' });
}
