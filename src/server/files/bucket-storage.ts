import { randomUUID } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import type { FileStorage } from './file-storage.ts'

/** How long one request to the bucket may take, in milliseconds. */
const requestMs = 30_000

/** How often a check also writes, in milliseconds: requests that write cost money, and health is asked for all the time. */
const writeEveryMs = 60_000

/** An object that is there as long as nobody empties the bucket or puts another in its place. */
const markName = 'check/bucket.txt'

/** Where files of inquiries lie, from the environment. `FILES_URL` is `s3://bucket` or `s3://bucket/folder`. */
export type BucketAddress = { endpoint: string; folder: string; key: string; secret: string; region: string }

/** The bucket that the environment names, or what it lacks. The other names are those that tools for S3 use. */
export function readBucket(env: NodeJS.ProcessEnv): BucketAddress | { error: string } {
  const { FILES_URL = '', AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION = 'us-east-1', AWS_ENDPOINT_URL } = env
  const [, bucket, folder = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w/-]*))?$/.exec(FILES_URL) ?? []
  if (!bucket) return { error: 'FILES_URL must name a bucket: FILES_URL=s3://your-bucket or s3://your-bucket/folder' }
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    return { error: 'FILES_URL is set, but no key: AWS_ACCESS_KEY_ID=… AWS_SECRET_ACCESS_KEY=…' }
  const service = AWS_ENDPOINT_URL || `https://s3.${AWS_REGION}.amazonaws.com`
  if (!URL.canParse(service)) return { error: 'AWS_ENDPOINT_URL must be the address of a server that speaks S3.' }
  return {
    endpoint: `${service.replace(/\/$/, '')}/${bucket}`,
    folder: folder && `${folder.replace(/\/$/, '')}/`,
    key: AWS_ACCESS_KEY_ID,
    secret: AWS_SECRET_ACCESS_KEY,
    region: AWS_REGION,
  }
}

/** Files in a bucket that speaks S3. */
export function bucketStorage({ endpoint, folder, key, secret, region }: BucketAddress): FileStorage {
  const bucket = new S3mini({
    endpoint,
    region,
    accessKeyId: key,
    secretAccessKey: secret,
    requestAbortTimeout: requestMs,
  })
  const at = (name: string) => folder + name
  const exists = async (name: string) => (await bucket.objectExists(at(name))) === true

  let isMarked = false
  let wroteAt = Number.NEGATIVE_INFINITY
  const storage: FileStorage = {
    async put(name, path) {
      // One file has 20 MB at most, and a signature needs all of it.
      await bucket.putObject(at(name), await readFile(path))
      await rm(path, { force: true })
    },
    putText: async (name, text) => void (await bucket.putObject(at(name), text)),
    text: async (name) => (await bucket.getObject(at(name))) ?? undefined,
    async read(name) {
      const answer = await bucket.getObjectResponse(at(name))
      return answer?.body ? Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]) : undefined
    },
    async move(from, to) {
      // Servers differ in how they want the source of a copy written; a file is small enough to be sent again.
      const bytes = await bucket.getObjectArrayBuffer(at(from))
      if (bytes) await bucket.putObject(at(to), Buffer.from(bytes))
      else if (!(await exists(to))) throw new Error(`the bucket has no ${from}`)
      await bucket.deleteObject(at(from))
    },
    // A rule of the bucket deletes what waits too long, and no disk fills up.
    list: async () => [],
    remove: async (name) => void (await bucket.deleteObject(at(name))),
    async check() {
      const mark = await storage.text(markName)
      if (mark === undefined && isMarked)
        throw new Error('the bucket was emptied or replaced: restore it, or start again with an empty one')
      if (mark === undefined) await storage.putText(markName, markName)
      isMarked = true
      if (performance.now() - wroteAt < writeEveryMs) return
      // Each check has a name of its own, since several services check at once.
      const name = `check/${randomUUID()}.txt`
      await storage.putText(name, name)
      if ((await storage.text(name)) !== name) throw new Error('the bucket does not return what was stored')
      await storage.remove(name)
      wroteAt = performance.now()
    },
  }
  return storage
}
