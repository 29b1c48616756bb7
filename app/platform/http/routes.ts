import type { ServerBuild } from 'react-router';

/** A function in development, where routes change. */
export type Routes = ServerBuild | (() => Promise<ServerBuild>);
