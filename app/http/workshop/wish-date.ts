import { z } from 'zod';
import { NO_DAY } from '~/values/day-field';
import { isoDayAfter } from '~/values/german-date';

const HORIZON_DAYS = 365;

/** @param today ISO day */
export const wishDate = (today: string) =>
  z.iso
    .date({ error: NO_DAY, abort: true })
    .refine((day) => day > today && day <= isoDayAfter(today, HORIZON_DAYS), {
      error: 'Bitte wählen Sie einen Tag ab morgen, höchstens ein Jahr voraus.',
    });
