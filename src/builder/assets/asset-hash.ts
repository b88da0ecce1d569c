import { createHash } from 'node:crypto'

/** What stands in the name of a file for what is in it. */
export const assetHash = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 10)
