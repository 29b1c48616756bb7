import type pg from 'pg';
import type { Answer } from './send-answer.server';

function textAnswer(status: number, text: string): Answer {
  return {
    status,
    headers: [
      ['content-type', 'text/plain; charset=utf-8'],
      ['cache-control', 'no-store'],
    ],
    body: Buffer.from(`${text}\n`),
  };
}

export function healthAnswer(url: string | undefined, pool: pg.Pool): Promise<Answer> | undefined {
  if (url === '/healthz') return Promise.resolve(textAnswer(200, 'ok'));
  if (url !== '/readyz') return undefined;
  return pool.query('select 1 from migrations limit 1').then(
    (result) =>
      result.rowCount === 1 ? textAnswer(200, 'ready') : textAnswer(503, 'migrations are missing'),
    () => textAnswer(503, 'the database does not answer'),
  );
}
