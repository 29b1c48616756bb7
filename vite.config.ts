import { availableParallelism } from 'node:os';
import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { germanPlaces } from './app/domain/tenancy/places/german-places-plugin.ts';
import { ownModuleLoading } from './app/platform/patches/route-modules.ts';
import { shortClassName } from './app/ui/layout/class-names.ts';

const inTests = process.env.VITEST === 'true';
const inProduction = process.env.NODE_ENV === 'production';

const below =
  (root: string, ...paths: string[]) =>
  (id: string) =>
    paths.some((path) => id.includes(`/${root}/${path}`));

/** With native parts, files of their own, or modules that they find by name. The server's build has all other libraries in it: a start would read a thousand files. */
const ofTheirOwn = [
  'argon2',
  'graphile-worker',
  'pdfkit',
  'pg',
  'pg-copy-streams',
  'pino',
  'react',
  'react-dom',
  'sharp',
];

/** React Router calls every entry of the server's build `index.js`. */
const entriesByName: Plugin = {
  name: 'radhaus-entries-by-name',
  configEnvironment: (name) =>
    name === 'ssr' ? { build: { rollupOptions: { output: { entryFileNames: '[name].js' } } } } : undefined,
};

const isOfDesk = below('app', 'domain/desk/', 'values/desk-paths');
const usedByMany = below('app', 'domain/catalog/', 'domain/vehicles/', 'ui/', 'values/');

/** The browser's files. A larger file is compressed better, but a page loads all of it. Of two groups the first takes a module. */
const chunks = [
  {
    name: 'libraries',
    test: below('node_modules', 'react/', 'react-dom/', 'scheduler/', 'react-router/', 'remix-utils/'),
  },
  { name: 'forms', test: below('node_modules', 'zod/', '@conform-to/') },
  {
    name: 'storefront',
    test: below(
      'app',
      'root.tsx',
      'storefront/islands/',
      'storefront/headers/',
      'storefront/footers/',
      'storefront/blocks/header/',
      'storefront/blocks/footer/',
      'storefront/page/',
      'storefront/search/search-form',
      'storefront/search/suggestion-list',
      'storefront/search/use-suggestions',
      'storefront/shell/category-crumbs',
      'storefront/shell/tyre-crumbs',
      'storefront/seo/',
      'storefront/consent/consent-banner.css',
      'storefront/consent/consent-question.css',
      'storefront/consent/use-consent',
      'ui/layout/',
      'ui/theme/',
      'ui/components/error-summary',
      'ui/components/field',
      'ui/components/link-icon',
      'ui/components/foot-bar',
      'ui/components/notice',
      'ui/components/panel.css',
      'ui/components/section',
      'ui/components/telephone-link',
      'ui/components/use-chosen-values',
      'domain/payments/components/payment-marks.css',
      'domain/catalog/categories/components/category-page.css',
      'domain/catalog/components/article-card',
      'domain/catalog/components/upright-cards',
      'domain/catalog/kinds/components/kind-cards',
      'domain/catalog/kinds/sale-units',
      'domain/catalog/complete-wheels/complete-wheel.ts',
      'domain/catalog/complete-wheels/components/wheel-cards',
      'domain/catalog/products/product.ts',
      'domain/catalog/rims/rim.ts',
      'domain/catalog/services-on-goods/service.ts',
      'domain/catalog/tyres/components/tyre-cards',
      'domain/catalog/tyres/components/sidewall-pictures',
    ),
  },
  // Without what reads forms: most pages do without their libraries.
  {
    name: 'shared',
    test: (id: string) => usedByMany(id) && !isOfDesk(id),
    minShareCount: 13,
  },
  {
    name: 'tyre-finder',
    test: below('app/domain/catalog/tyres/components', 'tyre-finder', 'sidewall-help'),
  },
  {
    name: 'listing',
    test: below(
      'app/domain/catalog',
      'components/tiles.css',
      'listing/components/',
      'tyres/components/tyre-list-page',
    ),
  },
  {
    name: 'article',
    test: below(
      'app',
      'domain/catalog/components/',
      'domain/catalog/kinds/components/similar-articles',
      'domain/catalog/tyres/components/eu-label',
      'ui/components/guarantee-notice',
    ),
  },
  {
    name: 'account',
    test: below('app', 'domain/accounts/', 'domain/customer/', 'storefront/account/'),
    minShareCount: 2,
  },
  {
    name: 'checkout',
    test: below('app/domain', 'checkout/', 'orders/', 'documents/', 'cart/'),
    minShareCount: 2,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** Test modes of providers, for whose accounts the environment has credentials. */
const testModes = ['paypal', 'payone'].filter((name) =>
  Object.keys(process.env).some((variable) => variable.startsWith(`${name.toUpperCase()}_TEST_`)),
);

const onRealShops = {
  globalSetup: 'tests/support/global-setup.ts',
  // Some import the whole demo several times, which takes a slow machine long.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [
    vanillaExtractPlugin({ identifiers: inProduction ? shortClassName : 'debug' }),
    germanPlaces(),
    ...(inTests ? [] : [reactRouter(), ownModuleLoading(), entriesByName]),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The operator's commands are an entry of the server build; `serve`, one of them, is the web server. The others
  // open shops one after another, and are a thread's program.
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          input: {
            index: 'app/commands/main.ts',
            'open-shop': 'app/commands/open-shop.server.ts',
            'parse-thread': 'app/exchange/threads/parse-thread.server.ts',
          },
        },
      },
      resolve: inProduction ? { noExternal: true, external: ofTheirOwn } : {},
    },
    client: {
      build: {
        rollupOptions: {
          // Names of styles stand where they are used.
          optimization: { inlineConst: { mode: 'all', pass: 3 } },
          // Paths that no page of the browser uses are left out.
          treeshake: { manualPureFunctions: ['href'] },
          output: {
            codeSplitting: { groups: chunks },
          },
        },
      },
    },
  },
  test: {
    // More than half of a request test is waiting: for a job, a page's tag, a limit of time.
    maxWorkers: availableParallelism() + 2,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Pure rules keep nothing between files.
          isolate: false,
          // Properties and programs that are started take longer where others keep the processors busy.
          testTimeout: 60_000,
          include: ['app/**/*.test.{ts,tsx}', 'tests/{architecture,networks,support}/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'requests',
          // A worker reads the modules of its files once.
          isolate: false,
          // As in the journeys, the summary names tests that needed a second try.
          retry: process.env.CI ? 1 : 0,
          include: ['tests/requests/**/*.test.ts'],
          exclude: ['**/*.long.test.ts'],
          ...onRealShops,
        },
      },
      {
        extends: true,
        test: {
          name: 'providers',
          testTimeout: 60_000,
          include: testModes.map((name) => `tests/providers/${name}.test.ts`),
        },
      },
      { extends: true, test: { name: 'long', include: ['{app,tests}/**/*.long.test.ts'], ...onRealShops } },
    ],
  },
});
