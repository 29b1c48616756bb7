import type { StoredWheels } from '~/domain/workshop/storage/stored-set';
import { isoDayAfter } from '~/values/german-date';
import { sampleContact } from './sample-orders';

export function sampleWheels(locationId: string, now: Date): StoredWheels & { nextChange: string } {
  const { firstName, lastName, email, phone } = sampleContact;
  return {
    id: '00000000-0000-4000-8000-000000000008',
    locationId,
    label: 1042,
    shelf: 'B 07',
    contact: { salutation: '', firstName, lastName, email, phone },
    emailKey: email,
    plate: 'KI-AB 123',
    vehicle: 'Golf VII 2.0 TDI',
    tyre: 'Winterreifen',
    size: '205/55 R16 91H',
    rim: 'Alufelge 6,5 × 16',
    season: 'winter',
    tread: [65, 65, 58, 60],
    state: 'in',
    nextChange: isoDayAfter(now.toISOString().slice(0, 10), 14),
    wantsReminder: true,
    remindedAt: now,
    note: '',
    version: 1,
    bookedAt: now,
  };
}
