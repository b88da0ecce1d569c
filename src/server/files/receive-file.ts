import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export class TooLarge extends Error {}

/** Writes a body to a new file as it comes, and gives its hash and size. Throws {@link TooLarge} beyond so many bytes. */
export async function receiveFile(body: Readable, path: string, mostBytes: number) {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    body,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length
        if (bytes > mostBytes) throw new TooLarge()
        hash.update(chunk)
        yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  return { hash: hash.digest('hex'), bytes }
}
