import { sql } from 'drizzle-orm';

/** A `Photo`, from a table of images joined with `pictures`. */
export const photoObject = sql`json_build_object('hash', hash, 'type', type, 'width', width, 'height', height, 'alternative', alternative)`;
