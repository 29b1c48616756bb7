import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import type { ExportedShop } from './exported-network';
import { Visitor } from './visitor';

/** Photos beside the files of `changed`, and the pages that show them. */
export function importedPhotos({ changed, shop }: Pick<ExportedShop, 'changed' | 'shop'>) {
  const folder = join(changed, 'bilder');
  beforeEach(() => mkdir(folder, { recursive: true }));
  return {
    folder,
    put: (name: string, content: Buffer | string) => writeFile(join(folder, name), content),
    /** The page, once it shows what was imported. */
    async pageWith(pattern: RegExp, path: string) {
      let text = '';
      await expect
        .poll(async () => {
          text = (await new Visitor(shop).open(path)).text;
          return pattern.test(text);
        })
        .toBe(true);
      return text;
    },
  };
}
