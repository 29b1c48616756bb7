import type { PictureTools } from '~/exchange/pictures/load-pictures.server';
import type { Context } from '~/platform/context';

export interface Tools {
  say: (text: string) => unknown;
  withContext: (work: (context: Context) => Promise<void>) => Promise<void>;
  pictureTools: () => PictureTools;
}
