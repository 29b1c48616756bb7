import type { Parsed } from '../aside/parse-aside.server';
import { parseStatements } from '../bank/read-statement.server';
import { type Statement, StatementError } from '../bank/statement';
import { openUpload } from '../desk/open-upload.server';
import { UploadFault } from '../desk/upload-fault';

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

interface SentStatements {
  bytes: Uint8Array;
  maxRows: number;
}

interface SentUpload {
  bytes: Uint8Array;
  folder: string;
  isFolder: boolean;
}

/** What reads a whole file of others at once. Each takes and gives what a thread can copy. */
export const parseTasks = {
  /** Undefined for a file of more rows. */
  async statements({ bytes, maxRows }: SentStatements): Promise<Statement[] | undefined> {
    const statements = await parseStatements(bufferOf(bytes));
    const rows = statements.reduce((sum, { entries, unread }) => sum + entries.length + unread.length, 0);
    return rows > maxRows ? undefined : statements;
  },
  upload: ({ bytes, folder, isFolder }: SentUpload) => openUpload(bufferOf(bytes), folder, isFolder),
};

export type ParseTask = keyof typeof parseTasks;

/** A fault of the file is a value: an error that is copied to another thread is no longer of its class. */
export async function parsed(work: () => Promise<unknown>): Promise<Parsed<unknown>> {
  try {
    return { value: await work() };
  } catch (error) {
    if (error instanceof StatementError || error instanceof UploadFault) return { fault: error.message };
    throw error;
  }
}
