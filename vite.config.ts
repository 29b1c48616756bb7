import { reactRouter } from '@react-router/dev/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const inTests = process.env.VITEST === 'true';

export default defineConfig({
  resolve: { tsconfigPaths: true },
  plugins: [vanillaExtractPlugin(), ...(inTests ? [] : [reactRouter()])],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // The operator's commands are the entry of the server build; `serve`, one of them, is the web server.
  environments: { ssr: { build: { rollupOptions: { input: 'app/commands/main.ts' } } } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['app/**/*.test.{ts,tsx}', 'tests/architecture/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'requests',
          include: ['tests/requests/**/*.test.ts'],
          globalSetup: 'tests/support/global-setup.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
