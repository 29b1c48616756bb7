export const actorTypes = ['customer', 'staff', 'job', 'provider'] as const;
export type ActorType = (typeof actorTypes)[number];

export interface Actor {
  type: ActorType;
  /** The order's owner, a staff member's name or address, or the name of a job or provider. */
  id: string;
}
