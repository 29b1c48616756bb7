import { createContext } from 'react-router';
import type { User } from '~/domain/accounts/users.server';
import type { SessionChange, Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { KeyedContext } from '~/platform/context';
import type { ClientAddress } from '~/platform/http/client-address.server';
import type { MatchedPage, PageMatcher } from '~/platform/http/page-matcher.server';
import type { RequestTarget } from '~/platform/http/request-target.server';
import type { Consent } from '~/storefront/consent/consent';
import type { ShownConsent } from '~/storefront/consent/uses';
import type { FooterProps } from '~/storefront/shell/shell';
import type { Lane } from './lanes';
import type { PageUse } from './page-use';
import type { Services } from './services.server';

// Set by the server's steps, before any route is looked at.

export const servicesContext = createContext<Services>();
/** How requests of this class are treated. */
export const laneContext = createContext<Lane>();
export const clientAddressContext = createContext<ClientAddress>();
export const requestTargetContext = createContext<RequestTarget>();
/** Of the tags, before the location was read: what moves from there on may be in a page or not. */
export const tagPositionContext = createContext<number>();
export const tenantContext = createContext<Tenant>();
/** The page that is asked for; none for an unknown address, and before the location is found. */
export const matchedPageContext = createContext<MatchedPage | undefined>(undefined);
/** What the log says of an address: whose it is and its pattern, never what somebody wrote in its place. */
export const loggedPageContext = createContext<{ location?: string; route?: string | undefined }>({});
/** Tells which page of the shop a path leads to. */
export const pageMatcherContext = createContext<PageMatcher>();
export const pageUseContext = createContext<PageUse>();
/** A loader has asked who the visitor is: what it answers is for them alone. */
export const hasAskedForVisitorContext = createContext(false);
/** What the page shows of the visitor's consent: part of a cached page's key. */
export const consentVariantContext = createContext<ShownConsent>();

// Set by the root's middleware.

/** What the request is answered with: database, clock, log. */
export const requestContext = createContext<KeyedContext>();
export const visitorContext = createContext<Visitor>();
/** A session that an action started or ended; becomes a cookie of the answer. */
export const sessionChangeContext = createContext<SessionChange | null>(null);
/** All that the visitor agreed to. Only pages that are never cached may show it. */
export const consentContext = createContext<Consent>();

// Set by the root's loader.

/** What the page's footer is made from, for who writes the document. */
export const footerContext = createContext<FooterProps | null>(null);

// Set by guards.

/** The account of who has signed in, below `requireUser`. */
export const userContext = createContext<User>();
