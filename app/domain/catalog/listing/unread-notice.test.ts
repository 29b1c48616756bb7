import { expect, it } from 'vitest';
import { unreadNotice } from './unread-notice';

it('one value is one, several are several', () => {
  expect(unreadNotice(['viel'], 'die Liste')).toBe(
    'Die Angabe „viel“ kennen wir nicht. Hier sehen Sie die Liste ohne sie.',
  );
  expect(unreadNotice(['viel', 'mehr'], 'die Angebote')).toBe(
    'Die Angaben „viel“, „mehr“ kennen wir nicht. Hier sehen Sie die Angebote ohne sie.',
  );
});
