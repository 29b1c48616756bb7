/** Who caused an event, in every ledger of the shop. */
export const actorTypes = ['customer', 'staff', 'job', 'provider'] as const;
export type ActorType = (typeof actorTypes)[number];

export interface Actor {
  type: ActorType;
  /** The owner of the order, a member of staff by name or address, a job or a provider by its name. */
  id: string;
}
