// `npm test`: all checks and tests, with one line of numbers at the end. `--long` adds the suites that take long.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium, headlessShell } from './support/chromium';
import { type Outcome, playwrightOutcome, run, type Timed, vitestOutcome } from './support/steps';

const say = (text: string) => process.stdout.write(`${text}\n`);
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'radhaus-reports-'));
const withLong = process.argv.includes('--long');

/** What the command prints is shown when it is done. */
async function check(line: string): Promise<Outcome> {
  let printed = '';
  const isFine = await run(line, {}, (text) => {
    printed += text;
  });
  if (printed.trim()) say(`\n${line}:\n${printed.trim()}`);
  return isFine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(...projects: string[]): Promise<Outcome> {
  const file = path.join(reports, `${projects.join('-')}.json`);
  const chosen = projects.map((project) => `--project ${project}`).join(' ');
  const output = `--reporter default --reporter json --outputFile.json ${file}`;
  return vitestOutcome(file, await run(`vitest run ${chosen} ${output}`));
}

async function journeys(): Promise<Outcome> {
  const file = path.join(reports, 'journeys.json');
  const line = 'playwright test --config tests/journeys/playwright.config.ts --reporter list,json';
  return playwrightOutcome(
    file,
    await run(line, { PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...(withLong && { LONG_TESTS: '1' }) }),
  );
}

/** As root on Debian and similar systems; elsewhere nothing happens. */
async function installHeadlessShell(): Promise<void> {
  if (process.getuid?.() !== 0 || !fs.existsSync('/usr/bin/apt-get')) return;
  await run('apt-get update -q');
  await run('apt-get install -yq --no-install-recommends chromium-headless-shell', {
    DEBIAN_FRONTEND: 'noninteractive',
  });
}

/**
 * The headless shell wherever it can be had, in CI and elsewhere: the journeys take about 0.6 of the time that they take with the whole
 * browser, and all see the same one. Else a browser that is there, or Playwright's own build.
 */
async function browser(): Promise<Outcome> {
  if (!process.env.CHROMIUM_PATH && !fs.existsSync(headlessShell)) await installHeadlessShell();
  if (!findChromium()) await run('playwright install chromium');
  const found = findChromium();
  say(found ? `Chromium: ${found}` : 'There is no Chromium. Install one and name it in CHROMIUM_PATH.');
  return { passed: found ? 1 : 0, failed: found ? 0 : 1 };
}

type Step = [name: string, work: () => Promise<Outcome>];

/** Each keeps one processor busy: they run side by side. */
const checks: Step[] = [
  ['Types', () => check('tsc --noEmit')],
  ['Lint and format', () => check('biome check --error-on-warnings')],
  ['Who imports whom', () => check('npm run --silent check:imports')],
  ['Unused code and dependencies', () => check('knip --config .knip.json')],
];

const steps: Step[] = [
  ['Build', () => check('node app/commands/launch.mjs --build')],
  ['Unit and request tests', () => vitest('unit', 'requests')],
  ['Journeys in a browser, with and without JavaScript', journeys],
  ...(withLong ? ([['Long tests', () => vitest('long')]] satisfies Step[]) : []),
];

const summary: string[] = [];
const total: Outcome = { passed: 0, failed: 0 };
const allTimed: Timed[] = [];
const SLOWEST = 20;

async function take([name, work]: Step): Promise<void> {
  say(`\n── ${name}`);
  const started = performance.now();
  const { passed, failed, names = [], timed = [] } = await work();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  summary.push(`${failed ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
  summary.push(...names.map((failure) => `         ${failure}`));
  allTimed.push(...timed);
  total.passed += passed;
  total.failed += failed;
}

await take(['A browser for the journeys', browser]);
// Types and unused code both read these files, which are deleted before they are written.
await take(['Types of the routes', () => check('react-router typegen')]);
await Promise.all(checks.map(take));
for (const step of steps) await take(step);
const slowest = allTimed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
say(`\n── The slowest files and tests`);
for (const { name, ms } of slowest) say(`${(ms / 1_000).toFixed(1).padStart(7)} s  ${name}`);
fs.rmSync(reports, { recursive: true, force: true });
say(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
