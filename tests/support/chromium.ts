import fs from 'node:fs';
import { chromium } from '@playwright/test';

/** Where a Chromium that can be used is installed; undefined where there is none. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return [...usual, chromium.executablePath()].find((file) => file !== '' && fs.existsSync(file));
}
