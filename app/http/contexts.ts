import { createContext } from 'react-router';
import type { Visitor } from '~/domain/accounts/visitor';
import type { Tenant } from '~/domain/tenancy/tenant';
import type { Context } from '~/platform/context';
import type { PageMatcher } from '~/platform/http/page-matcher.server';
import type { Consent } from '~/storefront/consent/consent';
import type { Services } from './services.server';

/** The location that a request is for; set by the front door. */
export const tenantContext = createContext<Tenant>();

/** What the request is answered with: database, clock, log. */
export const requestContext = createContext<Context>();

/** Tells which page of the shop a path leads to. */
export const pageMatcherContext = createContext<PageMatcher>();

/** Whose request it is: a session, if there is one. */
export const visitorContext = createContext<Visitor>();

/**
 * What the visitor agreed to. Pages that are kept for everybody may show no more of it than `shownConsent` says.
 */
export const consentContext = createContext<Consent>();

/** The process's machinery, for the few routes that are about it. */
export const servicesContext = createContext<Services>();
