import path from 'node:path';
import type { PictureTools } from '~/exchange/pictures/load-pictures.server';
import type { Config } from '~/platform/config/config.server';
import { openPhotoStore } from '~/platform/images/photo-store.server';
import { projectRoot } from '~/platform/project-root.server';

/** Files of the program, so that every node has them. */
const DEMO_PICTURES = path.join(projectRoot, 'app/commands/demo/pictures');

export const picturesOf = ({ dataDir, imageSources }: Config): PictureTools => ({
  store: openPhotoStore(dataDir, DEMO_PICTURES),
  origins: imageSources,
});
