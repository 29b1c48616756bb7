import type { DeskLevel } from './desk-article.server';

export const isCentralLevel = ({ isOwn, place }: DeskLevel) => !isOwn && place === undefined;
