import ipaddr from 'ipaddr.js';
import { z } from 'zod';

const flag = z
  .enum(['0', '1', 'true', 'false'], { message: '0 or 1' })
  .default('0')
  .transform((text) => text === '1' || text === 'true');

const portMessage = 'a number from 0 to 65535';
const port = z.coerce
  .number({ message: portMessage })
  .int(portMessage)
  .min(0, portMessage)
  .max(65_535, portMessage);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const cidrs = list.refine(
  (entries) => entries.every((cidr) => ipaddr.isValidCIDR(cidr) || ipaddr.isValid(cidr)),
  {
    message: 'a comma separated list of addresses or CIDR ranges such as 10.0.0.0/8',
  },
);

const origins = list
  .transform((parts) => parts.map((part) => (/^https?:\/\//.test(part) ? part : `https://${part}`)))
  .refine((entries) => entries.every((part) => URL.canParse(part) && new URL(part).origin === part), {
    message: 'a comma separated list of hosts such as content.example',
  });

export const DEFAULT_SENDER = 'Radhaus <shop@radhaus.example>';

const addressOfSender = (text: string) => /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text)?.[1] ?? text;

const sender = z.string().refine((text) => z.email().safeParse(addressOfSender(text)).success, {
  message: 'an address such as shop@example.de, or Autohaus Muster <shop@example.de>',
});

const isTrial = (deployment: string) => deployment === 'local' || deployment === 'test';

const apiOrigin = z
  .string()
  .transform((text) => text.replace(/\/$/, ''))
  .refine((text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text, {
    message: 'an origin such as https://api.example.com',
  });

const apiBase = z
  .string()
  .transform((text) => text.replace(/\/$/, '').replace(/\/api\/v1$/, ''))
  .refine((text) => /^https?:/.test(text) && URL.canParse(text) && !/[?#]/.test(text), {
    message: 'an address such as https://api.example.com/api/v1',
  });

const drainMessage = 'a number of seconds from 0 to 300';

const upTo = (max: number, unit: string) => {
  const message = `a number of ${unit} from 1 to ${max}`;
  return z.coerce.number(message).int(message).min(1, message).max(max, message);
};

const MIN_SECRET_LENGTH = 32;

const secrets = list.refine((parts) => parts.every((part) => part.length >= MIN_SECRET_LENGTH), {
  message: `secrets of at least ${MIN_SECRET_LENGTH} characters, by commas, the newest first`,
});

const sizeMessage = 'a number of bytes from 1048576 (1 MiB)';
const bytes = z.coerce.number({ message: sizeMessage }).int(sizeMessage).min(1_048_576, sizeMessage);

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'an address such as postgres://user:password@host:5432/name')
    .optional(),
  RADHAUS_NETWORK: z.string().optional(),
  DATA_DIR: z.string().default('.data'),
  DEPLOYMENT_ENVIRONMENT: z
    .enum(['local', 'test', 'abnahme', 'production'], { message: 'one of local, test, abnahme, production' })
    .default('local'),
  SESSION_SECRET: secrets,
  TRUSTED_PROXIES: cidrs,
  PUBLIC_ORIGIN_SCHEME: z.enum(['http', 'https'], { message: 'http or https' }).optional(),
  HSTS_SUBDOMAINS: flag,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an address such as smtp://user:password@host:587')
    .optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'the id that PayPal shows beside the webhook')
    .optional(),
  PAYPAL_API: apiOrigin.default('https://api-m.paypal.com'),
  PAYONE_MERCHANT_ID: z.string().optional(),
  PAYONE_PORTAL_ID: z.string().optional(),
  PAYONE_ACCOUNT_ID: z.string().optional(),
  PAYONE_SECRET: z.string().optional(),
  PAYONE_MODE: z.enum(['test', 'live'], { message: 'test or live' }).default('live'),
  PAYONE_API: apiOrigin.default('https://api.pay1.de'),
  PAYONE_STATUS_SOURCES: cidrs.default(['185.60.20.0/24', '54.246.203.105']),
  DRAIN_SECONDS: z.coerce
    .number(drainMessage)
    .int(drainMessage)
    .min(0, drainMessage)
    .max(300, drainMessage)
    .default(5),
  MAIL_FROM: sender.default(DEFAULT_SENDER),
  STAFF_SESSION_HOURS: upTo(720, 'hours').default(12),
  STAFF_IDLE_MINUTES: upTo(1_440, 'minutes').default(30),
  AUDIT_LOG_DAYS: upTo(3_650, 'days').default(90),
  LOG_LEVEL: z.enum(logLevels, { message: `one of ${logLevels.join(', ')}` }).default('info'),
  DEV_ROUTES: flag,
  CONTENT_SOURCES: origins,
  IMAGE_SOURCES: origins,
  IMPORT_SOURCES: origins,
  PUBLIC_API_BASE: apiBase.optional(),
  IMAGE_BASE_URL: apiOrigin.optional(),
  MAPS_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'a key of letters, digits, - and _')
    .optional(),
  WEBHOOK_TARGETS: origins,
  API_ORIGINS: origins,
  PAGE_CACHE_BYTES: bytes.default(192 * 1024 * 1024),
  QUERY_CACHE_BYTES: bytes.default(128 * 1024 * 1024),
  ROUTER_CACHE_BYTES: bytes.default(16 * 1024 * 1024),
  PICTURE_CACHE_BYTES: bytes.default(64 * 1024 * 1024),
  PICTURE_DISK_BYTES: bytes.default(1024 ** 3),
});

/** The environment's variables: what each may be, and what it is without a value. */
export const environmentSchema = variables
  .refine(({ PAYPAL_CLIENT_ID: id, PAYPAL_CLIENT_SECRET: secret }) => !id === !secret, {
    path: ['PAYPAL_CLIENT_ID'],
    message: 'together with PAYPAL_CLIENT_SECRET',
  })
  .refine(
    (set) => {
      const of = [set.PAYONE_MERCHANT_ID, set.PAYONE_PORTAL_ID, set.PAYONE_ACCOUNT_ID, set.PAYONE_SECRET];
      return of.every(Boolean) || !of.some(Boolean);
    },
    {
      path: ['PAYONE_MERCHANT_ID'],
      message: 'together with PAYONE_PORTAL_ID, PAYONE_ACCOUNT_ID and PAYONE_SECRET',
    },
  )
  .superRefine((set, issues) => {
    for (const name of ['PAYPAL_API', 'PAYONE_API'] as const) {
      if (isTrial(set.DEPLOYMENT_ENVIRONMENT) || set[name].startsWith('https://')) continue;
      issues.addIssue({ code: 'custom', path: [name], message: 'an address that begins with https://' });
    }
  });
