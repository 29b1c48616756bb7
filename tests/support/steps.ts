import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const onWindows = process.platform === 'win32';

export interface Timed {
  name: string;
  ms: number;
}

export interface Outcome {
  passed: number;
  failed: number;
  names?: string[];
  /** Files and tests with the time that each took. */
  timed?: Timed[];
}

/** Variables for finding files and programs; none configures the shop. */
const kept =
  /^(path|pathext|home|userprofile|appdata|localappdata|comspec|systemroot|temp|tmp|tmpdir|lang|term|ci|force_color|no_color|node_extra_ca_certs|chromium_path|https?_proxy|no_proxy|(npm_config|playwright)_.*)$/i;

function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => kept.test(name));
  const programs = path.join(root, 'node_modules/.bin');
  return { ...Object.fromEntries(own), PATH: `${programs}${path.delimiter}${process.env.PATH}`, ...more };
}

/** @returns whether it ended well @param output takes what is printed, instead of showing it */
export function run(
  line: string,
  more: Record<string, string> = {},
  output?: (text: string) => void,
): Promise<boolean> {
  const [program = '', ...args] = line.split(' ');
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: environment(more),
      stdio: output ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: onWindows,
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => output?.(String(part)));
    child.once('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`);
      resolve(false);
    });
    // 'close' comes when all output is here.
    child.once('close', (code) => resolve(code === 0));
  });
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: {
      status: string;
      fullName: string;
      failureMessages: string[];
      duration?: number | null;
    }[];
  }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { error?: { message?: string }; duration: number }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; ok: boolean; tests: PlaywrightTest[] }[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

function readReport<Report>(file: string): Report | undefined {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Report) : undefined;
}

/** A missing or empty report is a failure: something kept the tests from running. */
function counted(passed: number, failed: number, endedWell: boolean): Outcome {
  const silent = failed === 0 && (!endedWell || passed === 0);
  return { passed, failed: silent ? 1 : failed };
}

const firstLine = (text = '') => text.trim().split('\n')[0] ?? '';

function reason({ results }: PlaywrightTest): string {
  const lines = stripVTControlCharacters(results.findLast(({ error }) => error)?.error?.message ?? '').split(
    '\n',
  );
  const told = lines.filter((line, index) => index === 0 || /^\s*(Expected|Received|Locator)/.test(line));
  return told.map((line) => line.trim().replace(/ +/g, ' ')).join(', ');
}

export function vitestOutcome(file: string, endedWell: boolean): Outcome {
  const report = readReport<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const failedFiles = report.testResults.filter((one) => one.status === 'failed');
  const unread = failedFiles.filter((one) => one.assertionResults.length === 0);
  const names = [
    ...unread.map((one) => `${path.relative(root, one.name)}: ${firstLine(one.message)}`),
    // A test that passed when tried again keeps its first failure.
    ...report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map(
          ({ fullName, status, failureMessages }) =>
            `${path.relative(root, name)} › ${fullName} (${status === 'failed' ? 'failed' : 'flaky'}): ${firstLine(failureMessages[0])}`,
        ),
    ),
  ];
  const timed = report.testResults.flatMap(({ name, startTime, endTime, assertionResults }) => {
    const file = path.relative(root, name);
    return [
      { name: file, ms: endTime - startTime },
      ...assertionResults.map(({ fullName, duration }) => ({
        name: `${file} › ${fullName}`,
        ms: duration ?? 0,
      })),
    ];
  });
  const failed = report.numFailedTests + unread.length;
  return { ...counted(report.numPassedTests, failed, endedWell), names, timed };
}

function timedSpecs(suite: PlaywrightSuite): Timed[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ projectName, results }) => ({
      name: `[${projectName}] ${title}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
    })),
  );
  const below = (suite.suites ?? []).flatMap(timedSpecs);
  return [...own, ...below].map(({ name, ms }) => ({ name: `${suite.title} › ${name}`, ms }));
}

/** An unsteady test, which failed and passed when tried again, is named but is no failure. */
function failedSpecs(suite: PlaywrightSuite): string[] {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((test) => `[${test.projectName}] ${spec.title} (${test.status}): ${reason(test)}`),
  );
  const below = (suite.suites ?? []).flatMap(failedSpecs);
  return [...own, ...below].map((name) => `${suite.title} › ${name}`);
}

export function playwrightOutcome(file: string, endedWell: boolean): Outcome {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + report.errors.length;
  return {
    ...counted(expected + flaky, failed, endedWell),
    names: report.suites.flatMap(failedSpecs),
    timed: report.suites.flatMap(timedSpecs),
  };
}
