import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { isMadeForFrames } from '~/values/made-for-frames';
import {
  consentVariantContext,
  footerContext,
  loggedPageContext,
  pageUseContext,
  servicesContext,
  tenantContext,
} from './http/contexts';
import { describeDocument } from './http/describe-document.server';
import { sharedIslands } from './http/shared-islands.server';
import { earlyLinks } from './platform/http/early-links.server';
import { inlineStyles } from './platform/http/inline-styles.server';
import { contentSecurityPolicy } from './platform/http/security-headers.server';
import { ConsentBanner } from './storefront/consent/consent-banner';
import { PageFooter } from './storefront/footers/page-footer';
import { PageHeader } from './storefront/headers/page-header';
import { FrameHeight } from './storefront/islands/frame-height';
import { IslandsContext } from './storefront/islands/island';
import { defaultRobots, isHiddenDeployment } from './storefront/seo/robots';
import { pageAllowances } from './storefront/shell/page-allowances';
import { BrandMark } from './ui/illustrations/brand-mark';

/** React reuses the memory of its pieces, so they are copied. */
function collect(done: (html: string) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(Buffer.from(piece));
      next();
    },
    final(next) {
      done(Buffer.concat(pieces).toString());
      next();
    },
  });
}

/** Pages are rendered whole: they work without JavaScript, and only whole pages can be hashed and cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const footer = context.get(footerContext);
  const { pathname } = new URL(request.url);
  const described = footer && (await describeDocument(routerContext, context, footer.shell.navigation));
  const { address, share, finish } = sharedIslands(context, footer, routerContext);
  const islands = {
    address,
    head: described?.head,
    header: footer && share('header', <PageHeader shell={footer.shell} />),
    footer: footer && (
      <>
        {share('footer', <PageFooter {...footer} />)}
        {described?.data}
        {isMadeForFrames(pathname) && <FrameHeight />}
      </>
    ),
    consent: <ConsentBanner />,
    BrandMark,
  };
  const page = (
    <IslandsContext value={islands}>
      <ServerRouter context={routerContext} url={request.url} />
    </IslandsContext>
  );
  const rendered = finish(
    await new Promise<string>((resolve, reject) => {
      const { pipe } = renderToPipeableStream(page, {
        onAllReady: () => pipe(collect(resolve)),
        onShellError: reject,
        onError: reject,
      });
    }),
  );
  const use = context.get(pageUseContext);
  const html = use.kind === 'everybody' && use.isFirstPage ? inlineStyles(rendered) : rendered;
  headers.set('content-type', 'text/html; charset=utf-8');
  const links = earlyLinks(html);
  if (links) headers.set('link', links);
  const tenant = context.get(tenantContext);
  const allowances = pageAllowances({ tenant, consent: context.get(consentVariantContext), pathname, html });
  // The header is for old browsers only and cannot name origins; others follow the policy.
  if (allowances.ancestors.length > 0) headers.set('x-frame-options', '');
  if (isHiddenDeployment(tenant.deployment)) headers.set('x-robots-tag', defaultRobots(tenant));
  headers.set('content-security-policy', contentSecurityPolicy(html, allowances));
  return new Response(html, { status, headers });
}

/** Errors of loaders and actions; a visitor's mistakes are not logged. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(servicesContext).log.error({ err: error, ...context.get(loggedPageContext) }, 'a page failed');
}
