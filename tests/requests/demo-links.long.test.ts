import { crawlDemo } from '../support/crawl-demo';

await crawlDemo({ details: 400 });
