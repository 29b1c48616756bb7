import fs from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium without a window is the same engine, and much lighter to start and to draw with. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** Where a Chromium that can be used is installed; undefined where there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const usual = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [...usual, chromium.executablePath()].find((file) => file !== '' && fs.existsSync(file));
}
