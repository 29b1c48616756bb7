import { DrizzleQueryError } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createLog } from './log.server';

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return lines.join('');
}

const MARK = 'geheim4711';

/** Values as visitors send them: of several lines, with words of the log's own and with what looks like a stack. */
const value = fc
  .tuple(
    fc.constantFrom(
      '',
      '\n',
      '\nparams: ',
      '\n    at f (a.ts:1:1)\n',
      '" is not valid JSON',
      "'",
      ') ',
      'Error: ',
    ),
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', '\n', '\n    at ', ', ', '"', '\r\n\t'),
  )
  .map(([before, text, after]) => `${before}${MARK}${text}${after}${MARK}`);

const pgError = (message: string, code: string, more: object = {}) =>
  Object.assign(new Error(message), { code, severity: 'ERROR', ...more });

/** Errors as the driver, the query builder and the language make them of a value. */
const errors: readonly ((sent: string) => Error)[] = [
  (sent) =>
    pgError('duplicate key value violates unique constraint "users_email"', '23505', {
      detail: `Key (email)=(${sent}) already exists.`,
    }),
  (sent) =>
    pgError('new row violates check constraint "c"', '23514', {
      detail: `Failing row contains (${sent}, 1).`,
    }),
  (sent) =>
    pgError(`invalid input syntax for type uuid: "${sent}"`, '22P02', {
      where: `unnamed portal parameter $1 = '${sent}'`,
    }),
  (sent) =>
    pgError(`date/time field value out of range: "${sent}"`, '22008', { internalQuery: sent, hint: sent }),
  (sent) => {
    try {
      return JSON.parse(`{"name": ${sent}`) as Error;
    } catch (error) {
      return error as Error;
    }
  },
];

it('nothing that somebody sent is logged with a failed statement, whatever stands in it', () => {
  fc.assert(
    fc.property(fc.nat(errors.length - 1), value, value, (kind, sent, other) => {
      const cause = errors[kind]?.(sent);
      const failed = new DrizzleQueryError('insert into users values ($1, $2)', [sent, other], cause);
      const wrapped = new Error('a command failed', { cause: failed });
      const together = new AggregateError([failed, wrapped], 'several failed');
      for (const error of [cause, failed, wrapped, together]) {
        const told = linesOf((log) => {
          log.error({ err: error }, 'a page failed');
          log.error(error);
          log.child({ part: 'jobs' }).warn({ err: error }, `a job failed: ${failed.message}`);
        });
        expect(told).not.toContain(MARK);
        expect(
          told
            .split('\n')
            .filter(Boolean)
            .every((line) => JSON.parse(line)),
        ).toBe(true);
      }
      const told = linesOf((log) => log.error({ err: wrapped }, 'a page failed'));
      expect(told).toContain('insert into users values ($1, $2)');
      expect(told).toContain('log.test.ts');
    }),
    { numRuns: 500 },
  );
});

it('what helps an operator is logged: the type, the state, the constraint, where it happened', () => {
  const cause = pgError('duplicate key value violates unique constraint "users_email"', '23505', {
    constraint: 'users_email',
    table: 'users',
  });
  const told = linesOf((log) =>
    log.error({ err: new DrizzleQueryError('insert into users', [], cause) }, 'failed'),
  );
  expect(JSON.parse(told).err).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'Failed query: insert into users',
    stack: expect.stringContaining('log.test.ts'),
    cause: {
      type: 'Error',
      code: '23505',
      constraint: 'users_email',
      table: 'users',
      message: cause.message,
    },
  });
});
