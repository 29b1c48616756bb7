import { config } from 'zod';
import { de } from 'zod/locales';

/** Messages of schemas that have none of their own. */
config(de());
