import { z } from 'zod';
import { defineSettings, hostName, setting } from './settings';

export const MAX_FRAME_HOSTS = 20;

/** Other hosts that may show the service navigator and the tyre finder in a frame. */
export const frameHosts = setting(z.array(hostName).max(MAX_FRAME_HOSTS).optional(), { file: 'rahmenHosts' });

export const frameSettings = defineSettings('storefront', { frameHosts });
