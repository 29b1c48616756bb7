import path from 'node:path';
import { environmentSchema } from './environment-schema.server';

export interface Config {
  port: number;
  host: string | undefined;
  databaseUrl: string | undefined;
  /** 'demo' or a folder, for an empty database. */
  networkFolder: string | undefined;
  /** Absolute; holds the embedded database, and mails without SMTP. */
  dataDir: string;
  deployment: 'local' | 'test' | 'abnahme' | 'production';
  /** Newest first; they seal secrets in the database. */
  sessionSecrets: string[];
  /** Addresses and CIDR ranges whose X-Forwarded-* headers count. */
  trustedProxies: string[];
  /** The visitors' scheme, where the connection does not show it. */
  publicScheme: 'http' | 'https' | undefined;
  /** Browsers ask subdomains of the hosts for https only, too. */
  hstsSubdomains: boolean;
  /** How long a stopping node says so on `/readyz` before it closes. */
  drainSeconds: number;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Accounts of locations without one of their own. */
  paypal: { api: string; clientId: string; secret: string; webhookId?: string | undefined } | undefined;
  payone:
    | {
        /** `https://api.pay1.de` */
        api: string;
        merchantId: string;
        portalId: string;
        accountId: string;
        key: string;
        mode: 'test' | 'live';
      }
    | undefined;
  providerApis: { paypal: string; payone: string };
  /** Addresses and CIDR ranges that PAYONE's messages come from. */
  payoneSources: string[];
  /** Ends of staff's sessions, after the sign-in and without a request. */
  staffSession: { hours: number; idleMinutes: number };
  /** Of entries in the audit log. */
  auditDays: number;
  logLevel: string;
  devRoutes: boolean;
  contentSources: string[];
  imageSources: string[];
  /** Hosts whose files the desk may fetch by night. */
  importSources: string[];
  /** In front of `/api/v1`; undefined: the shop's own host. */
  apiBase: string | undefined;
  imageBase: string | undefined;
  /** Of the Maps Embed API. */
  mapsKey: string | undefined;
  /** Origins that events go to besides public addresses with https. */
  webhookTargets: string[];
  /** Sites whose pages may read the API; empty: all. */
  apiOrigins: string[];
  pageCacheBytes: number;
  queryCacheBytes: number;
  routerCacheBytes: number;
  pictureCacheBytes: number;
  /** Of resized pictures below `dataDir`. */
  pictureDiskBytes: number;
}

export class ConfigError extends Error {}

/** Container files write `NAME=` for unset values. */
function given(environment: NodeJS.ProcessEnv): Record<string, string> {
  const trimmed = Object.entries(environment).map(([name, value = '']) => [name, value.trim()] as const);
  return Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
}

function shown(name: string, value = ''): string {
  return name.endsWith('_SECRET') ? '…' : value.replace(/\/\/[^/@]*@/, '//…@');
}

/** @throws {ConfigError} naming every wrong variable and what is expected */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const set = given(environment);
  const result = environmentSchema.safeParse(set);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${issue.path.join('.')} is "${shown(name, set[name])}", expected ${issue.message}`;
    });
    throw new ConfigError(`Radhaus cannot start: ${lines.join('; ')}`);
  }
  const values = result.data;
  const { PAYPAL_API: api, PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: secret } = values;
  const { PAYONE_MERCHANT_ID: merchantId, PAYONE_PORTAL_ID: portalId } = values;
  const { PAYONE_ACCOUNT_ID: accountId, PAYONE_SECRET: key } = values;
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    networkFolder: values.RADHAUS_NETWORK,
    dataDir: path.resolve(values.DATA_DIR),
    deployment: values.DEPLOYMENT_ENVIRONMENT,
    sessionSecrets: values.SESSION_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    publicScheme: values.PUBLIC_ORIGIN_SCHEME,
    hstsSubdomains: values.HSTS_SUBDOMAINS,
    drainSeconds: values.DRAIN_SECONDS,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    paypal: clientId && secret ? { api, clientId, secret, webhookId: values.PAYPAL_WEBHOOK_ID } : undefined,
    payone:
      merchantId && portalId && accountId && key
        ? { api: values.PAYONE_API, mode: values.PAYONE_MODE, merchantId, portalId, accountId, key }
        : undefined,
    providerApis: { paypal: api, payone: values.PAYONE_API },
    payoneSources: values.PAYONE_STATUS_SOURCES,
    staffSession: { hours: values.STAFF_SESSION_HOURS, idleMinutes: values.STAFF_IDLE_MINUTES },
    auditDays: values.AUDIT_LOG_DAYS,
    logLevel: values.LOG_LEVEL,
    devRoutes: values.DEV_ROUTES,
    contentSources: values.CONTENT_SOURCES,
    imageSources: values.IMAGE_SOURCES,
    importSources: values.IMPORT_SOURCES,
    apiBase: values.PUBLIC_API_BASE,
    imageBase: values.IMAGE_BASE_URL,
    mapsKey: values.MAPS_KEY,
    webhookTargets: values.WEBHOOK_TARGETS,
    apiOrigins: values.API_ORIGINS,
    pageCacheBytes: values.PAGE_CACHE_BYTES,
    queryCacheBytes: values.QUERY_CACHE_BYTES,
    routerCacheBytes: values.ROUTER_CACHE_BYTES,
    pictureCacheBytes: values.PICTURE_CACHE_BYTES,
    pictureDiskBytes: values.PICTURE_DISK_BYTES,
  };
}
