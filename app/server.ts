import type { IncomingMessage, ServerResponse } from 'node:http';
import { RouterContextProvider } from 'react-router';
import { isCachedRoute } from './http/api/calls.server';
import { servePictures } from './http/api/serve-pictures.server';
import { cachePages } from './http/cache-pages.server';
import { servicesContext } from './http/contexts';
import { countViews } from './http/count-views.server';
import { cutSlowBodies } from './http/cut-slow-bodies.server';
import { findTenant } from './http/find-tenant.server';
import { renderPage } from './http/render-page.server';
import {
  answerHealth,
  chooseLane,
  guardBody,
  matchPage,
  readAddress,
  runSteps,
  type Step,
  sendAndLog,
  serveFiles,
} from './http/request-steps.server';
import { serveFeed } from './http/serve-feed.server';
import { serveOtherBuilds } from './http/serve-other-builds.server';
import { servePhotos } from './http/serve-photos.server';
import { serveSitemap } from './http/serve-sitemap.server';
import type { Services } from './http/services.server';
import { takeWebhooks } from './http/take-webhooks.server';
import { createPageMatcher } from './platform/http/page-matcher.server';
import { cutUnreadAnswers } from './platform/http/rest-of-request.server';
import type { Routes } from './platform/http/routes';
import { sendAnswer } from './platform/http/send-answer.server';
import type { StaticFiles } from './platform/http/static-files.server';

/** The steps of every request, in order. It answers each request itself and never throws. */
export function createRequestListener(services: Services, build: Routes, files: StaticFiles) {
  const pageAt = createPageMatcher(build);
  const steps: Step[] = [
    chooseLane,
    cutSlowBodies,
    answerHealth(services),
    serveFiles(files),
    serveOtherBuilds(services),
    servePictures,
    servePhotos,
    sendAndLog,
    readAddress,
    guardBody,
    takeWebhooks,
    findTenant,
    serveSitemap,
    serveFeed,
    matchPage(pageAt),
    countViews,
    cachePages(services, isCachedRoute),
    renderPage(services, build, pageAt),
  ];

  return (request: IncomingMessage, response: ServerResponse): void => {
    cutUnreadAnswers(response);
    const context = new RouterContextProvider();
    context.set(servicesContext, services);
    runSteps(steps, { request, response, context })
      .then((answer) => answer && sendAnswer(request, response, answer))
      .catch((error: unknown) => {
        services.log.error({ err: error }, 'an answer could not be sent');
        response.destroy();
      });
  };
}
