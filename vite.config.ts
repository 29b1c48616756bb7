import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { germanPlaces } from './app/domain/tenancy/places/german-places-plugin.ts';
import { ownChunkLoading } from './app/platform/browser/route-chunks.ts';

const inTests = process.env.VITEST === 'true';

const onRealShops = {
  globalSetup: 'tests/support/global-setup.ts',
  // Some import the whole demo several times, which takes a slow machine long.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [vanillaExtractPlugin(), germanPlaces(), ...(inTests ? [] : [reactRouter(), ownChunkLoading()])],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The operator's commands are the entry of the server build; `serve`, one of them, is the web server.
  environments: {
    ssr: { build: { rollupOptions: { input: 'app/commands/main.ts' } } },
    // What every page loads is two files, of libraries and of our own: the larger a file, the better it is compressed. What
    // checks forms is a file of its own, which only pages with such a form load.
    client: {
      build: {
        rollupOptions: {
          // Names of styles stand where they are used.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/,
                  priority: 3,
                },
                {
                  name: 'forms',
                  test: /node_modules\/zod\/|\/domain\/(accounts|checkout)\/(person-fields|schemas)/,
                  priority: 2,
                },
                {
                  name: 'app',
                  test: /\/app\/(root\.tsx|ui\/components\/(notice|error-summary|foot-bar|field)|ui\/theme\/(base|values\/themes)\.css|domain\/catalog\/(components\/(article-card|upright-cards)|tyres\/components\/(tyre-cards|sidewall-pictures))|storefront\/(homes\/scene\.css|search\/(.*\.css|use-suggestions)|consent\/consent-banner|seo\/(json-ld|meta-tags)|shell\/tyre-crumbs|info\/info-page|(footers|headers|blocks\/(header|footer))\/(?!category-)|page\/(?!session-news|vehicle-bar|search-field)))/,
                  priority: 1,
                },
                {
                  name: 'blocks',
                  test: /\/storefront\/blocks\/(contact|opening|theme-link|link-icon|html-text)|\/homes\/(hero-entries|scene\.tsx)/,
                },
                { name: 'shared', test: /\/app\/(?!domain\/content)/, minShareCount: 13 },
                {
                  name: 'tyre-finder',
                  test: /\/tyres\/components\/(tyre-finder|sidewall-help|tyre-list-page\.css)/,
                },
                {
                  name: 'list',
                  test: /\/catalog\/(listing\/components|tyres\/components\/tyre-list-page\.tsx)|\/use-hydrated/,
                },
                {
                  name: 'article',
                  test: /\/catalog\/components\/(article-page|buy-box|maker)|size-panel\.css|guarantee-notice|german-date/,
                },
                {
                  name: 'account',
                  test: /\/(domain|storefront)\/(accounts|account|customer)\//,
                  minShareCount: 2,
                },
                {
                  name: 'checkout',
                  test: /\/(domain|storefront)\/(checkout|orders|cart)\//,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    // Each file of request tests runs shops of its own: more at once than processors would only be slower.
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Pure rules keep nothing between files.
          isolate: false,
          // Properties and programs that are started take longer where others keep the processors busy.
          testTimeout: 20_000,
          include: ['app/**/*.test.{ts,tsx}', 'tests/{architecture,networks,support}/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'requests',
          include: ['tests/requests/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
          ...onRealShops,
        },
      },
      { extends: true, test: { name: 'long', include: ['{app,tests}/**/*.long.test.ts'], ...onRealShops } },
    ],
  },
});
