import { href } from 'react-router';

export function devMailPath(id: string): string {
  return href('/dev/mail/:id', { id });
}

/** @param index of the style guide's list */
export function mailSamplePath(index: number): string {
  return href('/styleguide/mails/:index', { index: String(index) });
}

export function devMailHtmlPath(id: string): string {
  return href('/dev/mail/:id/html', { id });
}
