import { createContext } from 'react-router';
import type { User } from '~/domain/accounts/users.server';
import type { SessionChange, Visitor } from '~/domain/accounts/visitor';
import type { Location } from '~/domain/tenancy/directory';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { KeyedContext } from '~/platform/context';
import type { ClientAddress } from '~/platform/http/client-address.server';
import type { MatchedPage, PageMatcher } from '~/platform/http/page-matcher.server';
import type { RequestTarget } from '~/platform/http/request-target.server';
import type { Consent } from '~/storefront/consent/consent';
import type { ConsentView } from '~/storefront/consent/uses';
import type { PageDescription } from '~/storefront/seo/json-ld/page-description';
import type { FooterProps } from '~/storefront/shell/shell';
import type { Lane } from './lanes';
import type { PageUse } from './page-use';
import type { Services } from './services.server';

// Set by the server's steps, before any route matches.

export const servicesContext = createContext<Services>();
export const laneContext = createContext<Lane>();
export const clientAddressContext = createContext<ClientAddress>();
export const requestTargetContext = createContext<RequestTarget>();
/** Position of the tags before the location was read: later moves may be missing in a page. */
export const tagPositionContext = createContext<number>();
export const tenantContext = createContext<Tenant>();
/** Undefined for an unknown URL, and before the location is found. */
export const matchedPageContext = createContext<MatchedPage | undefined>(undefined);
/** The log gets the URL's pattern, never what a visitor wrote in its place. */
export const loggedPageContext = createContext<{ location?: string; route?: string | undefined }>({});
export const pageMatcherContext = createContext<PageMatcher>();
export const pageUseContext = createContext<PageUse>();
/** A loader has read the visitor: its answer is for them alone. */
export const hasAskedForVisitorContext = createContext(false);
/** Part of a cached page's key. */
export const consentVariantContext = createContext<ConsentView>();

// Set by the root's middleware.

export const requestContext = createContext<KeyedContext>();
export const visitorContext = createContext<Visitor>();
export const sessionChangeContext = createContext<SessionChange | null>(null);
/** Only for pages that are never cached. */
export const consentContext = createContext<Consent>();

// Set by the root's loader.

export const footerContext = createContext<FooterProps | null>(null);

// Set by a page's loader.

/** For documents only. */
export const pageDescriptionContext = createContext<PageDescription>({});

// Set by a loader of the desk.

/** Its start page is rendered instead of the loader's answer. */
export const previewContext = createContext<Location | null>(null);

// Set by guards.

export const userContext = createContext<User>();
