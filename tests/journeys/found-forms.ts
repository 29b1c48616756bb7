import type { Page } from '@playwright/test';

export interface FoundForm {
  /** Of the first page that has it. */
  path: string;
  /** Method, path, fields and buttons: forms of one signature are one form with other entries. */
  signature: string;
}

/** Runs before each page's own scripts. */
export function installFormReader(): void {
  const NOT_TYPED =
    /^(hidden|checkbox|radio|file|submit|button|reset|image|date|time|datetime-local|month|week|color|range)$/;
  const reader = {
    fieldsOf: (form: HTMLFormElement) =>
      [...form.elements].filter(
        (field): field is HTMLInputElement | HTMLTextAreaElement =>
          (field instanceof HTMLTextAreaElement ||
            (field instanceof HTMLInputElement && !NOT_TYPED.test(field.type))) &&
          !field.readOnly &&
          !field.disabled &&
          // Others wait for machines that fill in everything.
          field.tabIndex >= 0 &&
          field.name !== '',
      ),
    signatureOf: (form: HTMLFormElement) => {
      // Entries are counted by digits or letters; their number changes with what is stored.
      const names = reader.fieldsOf(form).map(({ name }) => name.replace(/\d+|[A-Z]{1,2}$/g, '#'));
      if (names.length === 0) return undefined;
      const [, ...parts] = (form.getAttribute('action') ?? '').replace(/[?#].*/, '').split('/');
      // Lists of the shop, and entries of the desk, share their forms.
      const isDesk = parts[1] === 'tresen';
      const shared = isDesk ? parts.slice(1, 3) : form.method === 'get' ? [] : parts.slice(1);
      const path = shared.join('/').replace(/[^/]*\d[^/]*/g, '#');
      const buttons = [...form.querySelectorAll('button')].filter(({ type }) => type === 'submit');
      const commands = buttons.map(({ name, value, textContent }) => `${name}=${value || textContent}`);
      return [form.method, path, [...new Set(names)].join(), commands[0]?.replace(/\d+/g, '#')].join(' ');
    },
    find: (signature: string) =>
      [...document.forms].find((form) => reader.signatureOf(form) === signature) ?? null,
  };
  Object.assign(window, { formReader: reader });
}

export interface FormReader {
  fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[];
  signatureOf(form: HTMLFormElement): string | undefined;
  find(signature: string): HTMLFormElement | null;
}

/** By links from `starts`, as the page's visitor. Of pages below one page, a few are opened; lists with filters have no end. */
export function crawlForms(
  page: Page,
  home: string,
  starts: readonly string[],
  { own, maxPages }: { own: RegExp; maxPages: number },
): Promise<FoundForm[]> {
  return page.evaluate(
    async ({ prefix, first, pattern, most }) => {
      const isOwn = new RegExp(pattern);
      const { formReader } = window as unknown as { formReader: FormReader };
      const DETAILS = 3;
      const AT_ONCE = 4;
      const found = new Map<string, string>();
      const seen = new Set<string>();
      const siblings = new Map<string, number>();
      const waiting: string[] = [];
      let opened = 0;
      const add = (address: string) => {
        const { origin, pathname, search } = new URL(address, location.href);
        if (origin !== location.origin || !`${pathname}/`.startsWith(`${prefix}/`)) return;
        if (/\/(assets|bilder|abmelden|dokumente)\b|\.\w+$/.test(pathname) || seen.has(pathname)) return;
        if (!isOwn.test(pathname) || opened >= most) return;
        seen.add(pathname);
        const above = pathname.replace(/\/[^/]*$/, '');
        const isEntry = /\d|-/.test(pathname.slice(above.length));
        const count = (siblings.get(above) ?? 0) + 1;
        if (isEntry && count > DETAILS) return;
        if (isEntry) siblings.set(above, count);
        opened += 1;
        waiting.push(pathname + search);
      };
      for (const path of first) add(path);
      const walk = async () => {
        for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
          const answer = await fetch(path).catch(() => undefined);
          if (!answer?.headers.get('content-type')?.startsWith('text/html')) continue;
          if (answer.status >= 500) throw new Error(`${answer.status} ${path}`);
          const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
          for (const form of document.forms) {
            const signature = formReader.signatureOf(form);
            if (signature && !found.has(signature)) found.set(signature, path);
          }
          for (const link of document.querySelectorAll('a[href]')) add(link.getAttribute('href') ?? '');
        }
      };
      while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, walk));
      // Pages answer in any order: whoever tries a part of the forms tries the same ones each time.
      return [...found]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([signature, path]) => ({ signature, path }));
    },
    { prefix: home, first: starts, pattern: own.source, most: maxPages },
  );
}

/** Signatures of the forms with typed fields that the open page has. */
export const formsOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { formReader } = window as unknown as { formReader: FormReader };
    return [...document.forms].flatMap((form) => formReader.signatureOf(form) ?? []).join(' · ');
  });
