import type { VerdictView } from '~/domain/vehicles/fitment/verdict-view';

export const fitWords: Readonly<Record<VerdictView['result'], string>> = {
  fits: '✓ passt',
  'fits-not': '✕ passt nicht',
  unknown: '',
};
