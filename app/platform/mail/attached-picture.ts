/** Address of an attached picture in its mail. */
export const pictureOf = ({ name }: { name: string }) => `cid:${name}`;
