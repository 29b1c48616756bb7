import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { staffRoles, userAddresses, users } from '~/domain/accounts/tables';
import type { PostalAddress } from '~/domain/orders/order';
import { orders } from '~/domain/orders/tables';
import { appointments } from '~/domain/workshop/appointments/tables';
import type { Context } from '~/platform/context';

export interface Customer {
  locationId: string | null;
  salutation: string | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  address: PostalAddress | null;
}

/** `account`: opened at the location; `order` and `appointment`: as given with it. */
const customerSources = ['account', 'order', 'appointment'] as const;
type CustomerSource = (typeof customerSources)[number];

/** The subject of an event: 'order:RH-7K4M-92XQ'. */
function readCustomer(subject: string): { source: CustomerSource; id: string } | undefined {
  const [name = '', id = ''] = subject.split(':', 2);
  const source = customerSources.find((one) => one === name);
  return source && { source, id };
}

type Known = [subject: string, customer: Customer | null];

async function ofAccounts({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<Known[]> {
  const isStaff = sql<boolean>`${users.isNoaEmployee} or exists (select from ${staffRoles} where ${staffRoles.userId} = ${users.id})`;
  const found = await db
    .select({ user: users, address: userAddresses, isStaff })
    .from(users)
    .leftJoin(userAddresses, and(eq(userAddresses.userId, users.id), eq(userAddresses.isDefault, true)))
    .where(inArray(users.id, [...ids]));
  return found.map(({ user, address, isStaff: hasRole }) => {
    const { id, locationId, salutation, firstName, lastName, email, phone } = user;
    const { street, postcode, city, company } = address ?? {};
    const postal =
      street && postcode && city ? { street, postcode, city, ...(company && { company }) } : null;
    const customer = { locationId, salutation, firstName, lastName, email, phone, address: postal };
    return [`account:${id}`, hasRole ? null : customer];
  });
}

async function ofOrders({ db }: Pick<Context, 'db'>, numbers: readonly string[]): Promise<Known[]> {
  const { number, locationId, contact, address } = orders;
  const found = await db
    .select({ number, locationId, contact, address })
    .from(orders)
    .where(inArray(number, [...numbers]));
  return found.map(({ contact: given, ...order }) => [
    `order:${order.number}`,
    { ...given, locationId: order.locationId, address: order.address },
  ]);
}

async function ofAppointments({ db }: Pick<Context, 'db'>, numbers: readonly string[]): Promise<Known[]> {
  const { number, locationId, contact } = appointments;
  const found = await db
    .select({ number, locationId, contact })
    .from(appointments)
    .where(and(inArray(number, [...numbers]), isNotNull(contact)));
  return found.flatMap(({ contact: given, ...one }): Known[] =>
    given ? [[`appointment:${one.number}`, { ...given, locationId: one.locationId, address: null }]] : [],
  );
}

/** As they are now, by subjects of events; those that were deleted are missing. Null: an account of staff, who are no customers. */
export async function customersBySubject(
  context: Pick<Context, 'db'>,
  subjects: readonly string[],
): Promise<Map<string, Customer | null>> {
  const idsOf = (requested: CustomerSource) =>
    subjects.flatMap((subject) => {
      const { source, id } = readCustomer(subject) ?? {};
      return source === requested && id ? [id] : [];
    });
  const found = await Promise.all([
    ofAccounts(context, idsOf('account')),
    ofOrders(context, idsOf('order')),
    ofAppointments(context, idsOf('appointment')),
  ]);
  return new Map(found.flat());
}
