import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { precompress } from './app/platform/http/precompress';

export default {
  appDirectory: 'app',
  ssr: true,
  routeDiscovery: { mode: 'lazy' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  buildEnd: ({ reactRouterConfig }) => precompress(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
