/** Why the pieces on hand changed. */
export const movementReasons = ['opening', 'count', 'correction', 'fulfilment', 'return'] as const;
export type MovementReason = (typeof movementReasons)[number];

/** To whom pieces are promised. */
export type OwnerType = 'order';
