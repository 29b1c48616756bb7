import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { trimManifest } from './app/platform/browser/route-manifest';
import { precompress } from './app/platform/http/precompress';

export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  buildEnd: async ({ reactRouterConfig }) => {
    const folder = path.join(reactRouterConfig.buildDirectory, 'client');
    await trimManifest(folder);
    await precompress(folder);
  },
} satisfies Config;
