import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createLog } from './log.server';

it('a failed statement is logged without what it was sent with', () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(eva@example.de)',
  });
  log.error(
    { err: new DrizzleQueryError('insert into users values ($1)', ['eva@example.de'], cause) },
    'a page failed',
  );
  expect(lines.join()).toContain('insert into users');
  expect(lines.join()).toContain('duplicate key');
  expect(lines.join()).not.toContain('eva@example.de');
});
