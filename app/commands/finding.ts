export interface Finding {
  /** `note`: worth knowing, and no fault. */
  kind: 'ok' | 'note' | 'bad';
  text: string;
}
