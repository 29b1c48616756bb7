import { defineConfig } from '@playwright/test';
import { findChromium } from '../support/chromium';

/** Only `npm run test:long` runs these. */
const long = process.env.LONG_TESTS ? [] : [/@long/];

export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: '../../node_modules/.cache/journeys',
  workers: 2,
  fullyParallel: true,
  // A shared machine can stall a browser; the summary names tests that needed a second try.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Other tests use the same processors.
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'js', grepInvert: [/@no-script/, ...long], use: { javaScriptEnabled: true } },
    { name: 'no-js', grepInvert: [/@script/, ...long], use: { javaScriptEnabled: false } },
  ],
});
