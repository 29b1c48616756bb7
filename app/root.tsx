import { readableColorsOf } from '~/domain/tenancy/readable-colors.server';
import { requestScope } from '~/http/request-scope';
import { iconPath } from '~/paths';
import { requestSession } from './http/request-session.server';
import './ui/theme/base.css';
import './ui/theme/values/themes.css';
import { type ReactNode, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useHref,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { consentVariantContext, footerContext } from './http/contexts';
import { linkReader } from './http/link-reader.server';
import { consentMiddleware } from './http/middleware/consent.server';
import { requestContextMiddleware } from './http/middleware/request-context.server';
import { sessionMiddleware } from './http/middleware/session.server';
import { keepFailedForms, NOT_ARRIVED } from './platform/browser/failed-form';
import { redirectInHistory } from './platform/browser/redirect-history';
import { StorageForLibraries } from './platform/browser/storage-for-libraries';
import { takesCookies } from './platform/browser/takes-cookies';
import { forgetPages, recallPage, rememberPage } from './platform/browser/visited-pages';
import { Wishes } from './storefront/account/wishes';
import { HeadTags } from './storefront/islands/head-tags';
import { needsDocument } from './storefront/islands/needs-document';
import { ErrorView } from './storefront/page/error-view';
import { PageShell, usePageHandles } from './storefront/page/page-shell';
import { loadShell } from './storefront/page/shell.server';
import { defaultRobots } from './storefront/seo/robots';
import { SeoTags } from './storefront/seo/seo-tags';
import { FreshSession } from './storefront/session/fresh-session';
import type { PageHandle } from './storefront/shell/page-handle';
import { SessionProvider } from './storefront/shell/session-context';
import { shellView } from './storefront/shell/shell';
import { Breadcrumbs } from './ui/components/breadcrumbs';
import { showFailure, showToast } from './ui/components/toast';
import { schemeOf } from './ui/theme/values/themes';
import { NO_COOKIES } from './values/general-failure';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Home', to: '/' }) };

/** The outermost first. */
export const middleware: Route.MiddlewareFunction[] = [
  requestContextMiddleware,
  sessionMiddleware,
  consentMiddleware,
];

function tellNoCookies({ target }: Event): void {
  // What is offered in frames works without them.
  const isNeeded = target instanceof HTMLFormElement && target.method === 'post' && window.top === window;
  if (isNeeded && !takesCookies()) showToast(NO_COOKIES);
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request, url }, next) => {
    const isForm = request.method !== 'GET';
    if (!isForm && needsDocument(url.pathname)) {
      if (!navigator.onLine) throw new Error('no connection');
      window.location.assign(request.url);
      await new Promise(() => {});
    }
    const results = await next();
    if (isForm) forgetPages();
    if (!isForm && !request.signal.aborted) recallPage(results, url);
    if (isForm && !request.signal.aborted) keepFailedForms(results, showFailure);
    redirectInHistory(results, request, window.location.href);
    return results;
  },
];

/** Header and footer are loaded again only after forms, which may change cart or sign-in, and at a reload. */
export function shouldRevalidate(page: ShouldRevalidateFunctionArgs) {
  const { formMethod = 'GET', actionStatus, currentUrl, nextUrl } = page;
  return actionStatus !== NOT_ARRIVED && (formMethod !== 'GET' || currentUrl.href === nextUrl.href);
}

export async function loader(args: Route.LoaderArgs) {
  const { audience, context } = requestScope(args.context);
  const [session, { shell, footer }] = await Promise.all([
    requestSession(args.context),
    loadShell(audience, context, {
      isSignedIn: audience.isSignedIn,
      dismissed: audience.dismissed,
      consent: args.context.get(consentVariantContext),
      reader: linkReader(args.context),
    }),
  ]);
  args.context.set(footerContext, { shell, content: footer });
  const { componentName } = shell.theme;
  return {
    session,
    shell: shellView(shell),
    scheme: schemeOf(componentName),
    colors: readableColorsOf(audience.location),
    robots: defaultRobots(audience),
    ...(audience.outside.imageBase && { pictureHost: audience.outside.imageBase }),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const isStatic = usePageHandles().some((handle) => handle.isStatic);
  // Scripts that run keep running when they lead to a static page.
  const [hasScripts] = useState(!isStatic || data?.shell.consent.tracking);
  // A page that fails in the browser keeps its looks: the document has the styles of one theme.
  const theme =
    data?.shell.theme.componentName ??
    (import.meta.env.SSR ? 'Default' : document.documentElement.dataset.theme);
  return (
    <html lang="de" data-theme={theme} data-scheme={data?.scheme ?? 'light'} style={data?.colors}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <SeoTags />
        {import.meta.env.SSR && <HeadTags />}
        <link rel="icon" href={iconPath} type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        {hasScripts && (
          <>
            <StorageForLibraries />
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData, matches }: Route.ComponentProps) {
  const { shell } = loaderData;
  const { pathname, search } = useLocation();
  const address = useHref({ pathname, search });
  useEffect(() => {
    document.addEventListener('submit', tellNoCookies);
    return () => document.removeEventListener('submit', tellNoCookies);
  }, []);
  useEffect(() => {
    rememberPage(
      address,
      Object.fromEntries(matches.flatMap((match) => (match ? [[match.id, match.loaderData]] : []))),
    );
  });
  const hasOwnFrame = usePageHandles().some((handle) => handle.hasOwnFrame);
  return (
    <FreshSession
      session={loaderData.session}
      isSignedIn={shell.isSignedIn}
      vehicleCode={shell.vehicle?.code ?? ''}
    >
      <Wishes>
        <PageShell shell={shell} hasOwnFrame={hasOwnFrame}>
          <Outlet />
        </PageShell>
      </Wishes>
    </FreshSession>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? 'Seite nicht gefunden' : 'Fehler';
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content={data?.robots ?? 'noindex, follow'} />
      {data ? (
        <SessionProvider session={data.session}>
          <PageShell shell={data.shell}>
            <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />
            <ErrorView error={error} hidesTyres={data.shell.hidesTyres} />
          </PageShell>
        </SessionProvider>
      ) : (
        <main id="inhalt">
          <ErrorView error={error} />
        </main>
      )}
    </>
  );
}
