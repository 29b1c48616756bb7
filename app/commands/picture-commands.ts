import type { Command } from 'commander';
import { removeUnusedPictures } from '~/domain/catalog/pictures/unused-pictures.server';
import { plannedPhotos } from '~/domain/desk/location/planned-changes.server';
import { DRY_RUN } from '~/exchange/writing/dry-run.server';
import type { Tools } from './tools';

const MEGABYTE = 1024 ** 2;

export function addPictureCommands(program: Command, { say, withContext, pictureTools }: Tools): void {
  program
    .command('pictures')
    .description('the stored pictures of articles, offers, categories and locations')
    .command('clean-up')
    .description('removes the files that nothing has named for a day')
    .option('--dry-run', 'tells what would be removed')
    .action(({ dryRun: isDryRun = false }: { dryRun?: boolean }) =>
      withContext(async (context) => {
        const { count, bytes, left } = await removeUnusedPictures(context, pictureTools().store, {
          isDryRun,
          others: [plannedPhotos],
        });
        const unused = `pictures: ${count} unused (${(bytes / MEGABYTE).toFixed(1)} MB)`;
        say(
          isDryRun
            ? `${DRY_RUN}: ${unused} would be removed, ${left} would stay.`
            : `${unused} removed, ${left} stay.`,
        );
      }),
    );
}
