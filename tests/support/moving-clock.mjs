// Preloaded into a node: its clock is ahead by the milliseconds in the file CLOCK_FILE.
import { readFileSync } from 'node:fs';

const RealDate = globalThis.Date;
const file = process.env.CLOCK_FILE ?? '';
let ahead = 0;

function read() {
  try {
    ahead = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    ahead = 0;
  }
}

read();
setInterval(read, 50).unref();

globalThis.Date = class MovedDate extends RealDate {
  // Node's own dates, as of files, are of the real one.
  static [Symbol.hasInstance](value) {
    return value instanceof RealDate;
  }

  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
