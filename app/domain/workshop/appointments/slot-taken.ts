/** Takes the transaction back. */
export class SlotTakenError extends Error {}
