import { afterEach, expect, test, vi } from 'vitest';
import { showToast } from './toast';

afterEach(() => void vi.restoreAllMocks());

test('on the server a message is only logged as a warning, in the general words', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  showToast();
  expect(warn).toHaveBeenCalledWith('Es ist ein Fehler aufgetreten, bitte versuchen Sie es später erneut.');
});
