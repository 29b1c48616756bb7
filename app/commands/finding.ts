export interface Finding {
  /** `note` is worth knowing, but no fault. */
  kind: 'ok' | 'note' | 'bad';
  text: string;
  /** The same for the desk, in German. */
  words: string;
}
