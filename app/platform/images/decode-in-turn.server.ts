import pLimit from 'p-limit';

/** Pictures of 50 megapixels take seconds, on threads that also read files and hash passwords: there are four. */
const AT_A_TIME = 2;

/** Waits until fewer uploaded pictures are in work. */
export const decodeInTurn = pLimit(AT_A_TIME);
