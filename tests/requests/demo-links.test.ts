import { crawlDemo } from '../support/crawl-demo';

await crawlDemo({ homes: ['muster', 'efa.localhost'], details: 8 });
