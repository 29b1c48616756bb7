import { execFile, execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectFolder } from './built-shop';

/** Of Debian's packages `libpdfbox2-java` and `libjaxb-api-java`. */
const JARS = [
  'preflight',
  'pdfbox2',
  'fontbox2',
  'xmpbox',
  'commons-logging',
  'jaxb-api',
  'javax.activation',
].map((name) => `/usr/share/java/${name}.jar`);

const isThere = () => fs.existsSync('/usr/bin/java') && JARS.every((jar) => fs.existsSync(jar));

/** PDFBox Preflight. As root on Debian and similar systems it is installed. @returns whether it can run */
export function hasPdfValidator(): boolean {
  if (!isThere() && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    const packages = ['default-jdk-headless', 'libpdfbox2-java', 'libjaxb-api-java'];
    try {
      execFileSync('apt-get', ['install', '-yq', '--no-install-recommends', ...packages], {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: 'ignore',
      });
    } catch {
      return false;
    }
  }
  return isThere();
}

export interface PdfFinding {
  file: string;
  /** '1.4.7', of PDFBox. */
  code: string;
  details: string;
}

/** Findings under PDF/A-1b, the only part that the validator knows. */
export async function validatePdfA(files: readonly string[]): Promise<PdfFinding[]> {
  const program = path.join(projectFolder, 'tests/support/ValidatePdfA.java');
  const { stdout } = await promisify(execFile)('java', ['-cp', JARS.join(':'), program, ...files], {
    maxBuffer: 50_000_000,
  });
  return stdout.split('\n').flatMap((line) => {
    const [file = '', code, details = ''] = line.split('\t');
    return code ? [{ file, code, details }] : [];
  });
}
