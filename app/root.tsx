import { requestScope } from '~/http/request-scope';
import { requestCart } from './http/request-cart.server';
import './ui/theme/base.css';
import './ui/theme/themes.css';
import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { pageOf } from './domain/tenancy/tenant';
import { pageMatcherContext } from './http/contexts';
import { Wishes } from './storefront/account/wishes';
import { ErrorView } from './storefront/shell/error-view';
import { type PageHandle, PageShell } from './storefront/shell/page-shell';
import { loadShell } from './storefront/shell/shell.server';
import { useFreshSession } from './storefront/shell/use-fresh-session';
import { schemeOf } from './ui/theme/values/themes';

export const handle: PageHandle = { breadcrumb: () => ({ label: 'Home', to: '/' }) };

export async function loader(args: Route.LoaderArgs) {
  const { tenant, context, visitor, consent } = requestScope(args.context);
  const shell = await loadShell(tenant, context, {
    visitor,
    cart: requestCart(args.context),
    consent,
    page: pageOf(tenant, args.url).split('?')[0] ?? '/',
    pageAt: args.context.get(pageMatcherContext),
    report: (error, message) => context.log.error({ err: error, url: args.url.pathname }, message),
  });
  return { shell, colors: tenant.location.colors };
}

/** The document. The theme is an attribute, the location's own colours are custom properties above it. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const theme = data?.shell.theme.componentName ?? 'Default';
  return (
    <html lang="de" data-theme={theme} data-scheme={schemeOf(theme)} style={data?.colors}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const shell = useFreshSession(loaderData.shell);
  return (
    <Wishes keys={shell.wishes}>
      <PageShell shell={shell}>
        <Outlet />
      </PageShell>
    </Wishes>
  );
}

/** What does not exist and what went wrong, with header and footer wherever these could be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const title = isMissing ? 'Seite nicht gefunden' : 'Fehler';
  return (
    <>
      <title>{title}</title>
      <meta name="robots" content="noindex, follow" />
      {data ? (
        <PageShell shell={data.shell} crumbs={[{ label: 'Home', to: '/' }, { label: title }]}>
          <ErrorView error={error} />
        </PageShell>
      ) : (
        <main id="inhalt">
          <ErrorView error={error} />
        </main>
      )}
    </>
  );
}
