// Loaded before a shop: logs each statement to its database with the milliseconds.
import fs from 'node:fs';
import pg from 'pg';

const file = fs.openSync(process.env.STATEMENT_CLOCK, 'a');
const send = pg.Client.prototype.query;

pg.Client.prototype.query = function query(...args) {
  const started = performance.now();
  const text = typeof args[0] === 'string' ? args[0] : args[0]?.text;
  const note = () => {
    const ms = performance.now() - started;
    if (text) fs.writeSync(file, `${JSON.stringify({ text, ms })}\n`);
  };
  // The pool passes a callback, a transaction awaits a promise.
  const last = args.at(-1);
  if (typeof last === 'function') {
    return send.call(this, ...args.slice(0, -1), (...answer) => {
      note();
      last(...answer);
    });
  }
  const answer = send.apply(this, args);
  if (typeof answer?.then === 'function') answer.then(note, note);
  return answer;
};
