import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { lockFileText, readLockFile } from '../../../schema/lock-file.ts'
import { readText } from '../../files/read-text.ts'
import { writeFileAtomic } from '../../files/write-file-atomic.ts'
import { changedAddresses, isIndexNowKey, keyFile, submitAddresses } from '../../seo/index-now.ts'
import { type PageHashes, pageHashesFile, pageHashesSchema } from '../../seo/page-hashes.ts'
import { builtOption, command } from '../options.ts'
import { noSite } from '../support/no-site.ts'
import { underRoot } from '../support/root.ts'

const call = command(
  'indexnow',
  'Submits the addresses of the served site that changed since the last submission to search engines (IndexNow).',
)
  .option('--dry-run', 'submit nothing; print the addresses')
  .addOption(builtOption)
  .option('--data <dir>', 'where the submitted state is stored', 'data')
  .addHelpText(
    'after',
    `
Environment:
  INDEXNOW_KEY       the key, 8 to 128 letters, digits and dashes; set for the build as well, which writes its file
  INDEXNOW_ENDPOINT  the endpoint, such as https://api.indexnow.org/indexnow`,
  )

const submittedFormat = {
  version: 1,
  schema: z.strictObject({ version: z.literal(1), pages: z.record(z.string(), z.string()) }),
}

/**
 * `indexnow`: submits the addresses that changed since the last submission. The submitted hashes are stored with the
 * data of the service, because neither the git history nor the previous release says what was submitted. Exit code 0
 * submitted or nothing to submit, 1 no site, or not every address was accepted, 2 wrong use.
 */
export async function indexnow(argv: string[]): Promise<number> {
  const { out: dist, data, dryRun, pages } = call.parse(argv, { from: 'user' }).opts()
  const built = await readPageHashes(underRoot(dist))
  if (!built) return fail(noSite({ out: dist, pages }, 'with hashes of its pages'))
  const file = join(underRoot(data), 'indexnow.json')
  const before = readLockFile(await readText(file), submittedFormat)
  if (before.state !== 'read' && before.state !== 'missing')
    return fail(`${file} cannot be read. Delete it; every address is then submitted again.`)
  const submitted = before.data?.pages ?? {}
  const addresses = changedAddresses(built.pages, submitted, built.origin)
  if (dryRun) {
    for (const address of addresses) console.log(address)
    console.error(`${addresses.length} addresses changed since the last submission. Nothing was submitted.`)
    return 0
  }
  const { INDEXNOW_KEY: key = '', INDEXNOW_ENDPOINT: endpoint = '' } = process.env
  const error = targetError(key, endpoint)
  if (error !== undefined) return call.error(error)
  if ((await readText(join(underRoot(dist), keyFile(key))))?.trim() !== key)
    return fail(`${dist}/ has no key file for this key. Build it with INDEXNOW_KEY set, and put it on the server.`)
  await mkdir(underRoot(data), { recursive: true })
  return submitAll(addresses, { built, submitted, file, key, endpoint })
}

type Submission = { built: PageHashes; submitted: Record<string, string>; file: string; key: string; endpoint: string }

async function submitAll(
  addresses: readonly string[],
  { built, submitted, file, key, endpoint }: Submission,
): Promise<number> {
  const { origin, pages } = built
  const state = new Map(Object.entries(submitted))
  let count = 0
  const onSubmitted = async (batch: readonly string[]) => {
    for (const address of batch) {
      const path = address.slice(origin.length)
      const hash = pages[path]
      if (hash === undefined) state.delete(path)
      else state.set(path, hash)
    }
    count += batch.length
    writeFileAtomic(file, lockFileText(submittedFormat.version, 'pages', state))
  }
  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
  try {
    await submitAddresses(addresses, { endpoint, origin, key, wait }, onSubmitted)
  } catch (error) {
    return fail(`${count} of ${addresses.length} addresses were submitted. ${(error as Error).message}.`)
  }
  console.log(count === 0 ? 'No address changed since the last submission.' : `${count} addresses were submitted.`)
  return 0
}

function targetError(key: string, endpoint: string): string | undefined {
  if (!isIndexNowKey(key)) return 'INDEXNOW_KEY must be 8 to 128 letters, digits and dashes.'
  return URL.canParse(endpoint) ? undefined : 'INDEXNOW_ENDPOINT must be the address to submit to.'
}

async function readPageHashes(dist: string): Promise<PageHashes | undefined> {
  const text = await readText(join(dist, pageHashesFile))
  return text === undefined ? undefined : pageHashesSchema.parse(JSON.parse(text))
}

function fail(words: string): number {
  console.error(words)
  return 1
}
