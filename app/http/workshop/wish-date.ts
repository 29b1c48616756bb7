import { dayField } from '~/values/day-field';
import { isoDayAfter } from '~/values/german-date';

const HORIZON_DAYS = 365;

/** @param today ISO day */
export const wishDate = (today: string) =>
  dayField('stored').refine((day) => day > today && day <= isoDayAfter(today, HORIZON_DAYS), {
    error: 'Bitte wählen Sie einen Tag ab morgen, höchstens ein Jahr voraus.',
  });
