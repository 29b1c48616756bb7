import fs from 'node:fs';
import { chromium } from '@playwright/test';

/** The same engine without a window, and much lighter. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** Undefined if none is installed. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const usual = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [...usual, chromium.executablePath()].find((file) => file !== '' && fs.existsSync(file));
}
