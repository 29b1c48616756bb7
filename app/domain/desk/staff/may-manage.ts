import type { StaffRole } from '~/domain/accounts/tables';
import type { HeldRole } from '../rights';

/** A lead of a location gives and takes roles there; a lead of all, also roles that hold everywhere. */
export const mayGive = (held: readonly HeldRole[], locationId: string | null): boolean =>
  held.some((own) => own.role === 'leitung' && (own.locationId === null || own.locationId === locationId));

/** Sessions and second factor belong to a whole account: all of its roles must be the manager's to give. */
export const mayManageAccount = (held: readonly HeldRole[], theirs: readonly HeldRole[]): boolean =>
  theirs.length > 0 && theirs.every(({ locationId }) => mayGive(held, locationId));

/** Who leads may do all that the others may. @param held at the location */
export const holdsAlready = (held: readonly StaffRole[], role: StaffRole): boolean =>
  held.includes(role) || held.includes('leitung');
