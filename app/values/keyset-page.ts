/** A page of a list, by the key of the last row before it. */
export interface KeysetPage<Cursor> {
  /** Undefined: the first page. */
  after: Cursor | undefined;
  limit: number;
}

/** Of rows by a moment and an id. */
export interface MomentCursor {
  at: Date;
  id: string;
}
