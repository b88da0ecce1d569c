import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { lockFileText, readLockFile } from '../../content/load/lock-file.ts'
import { readText, writeWhole } from '../../generate/disk.ts'
import { isIndexNowKey, keyFile, tellChanged, untold } from '../../seo/index-now.ts'
import { type Contents, contentsFile, contentsSchema } from '../../seo/page-hashes.ts'
import { builtOption, command } from '../options.ts'
import { underRoot } from '../support/root.ts'

const call = command(
  'npm run --silent indexnow --',
  'Tells search engines which addresses of the served site changed since they were last told.',
)
  .option('--dry-run', 'tell nobody; print the addresses')
  .addOption(builtOption)
  .option('--data <dir>', 'where it is stored what was told', 'data')
  .addHelpText(
    'after',
    `
Environment:
  INDEXNOW_KEY       the key, 8 to 128 letters, digits and dashes; set for the build as well, which writes its file
  INDEXNOW_ENDPOINT  where to tell it, such as https://api.indexnow.org/indexnow`,
  )

const told = { version: 1, schema: z.strictObject({ version: z.literal(1), pages: z.record(z.string(), z.string()) }) }

/**
 * Compares what the served site says with what was told before, which is kept with the data of the service: neither the
 * history of the source nor the release before knows of that. Exit code 0 told or nothing to tell, 1 no site, or not
 * all was taken, 2 wrong use.
 */
export async function indexnow(argv: string[]): Promise<number> {
  const { out: dist, data, dryRun } = call.parse(argv, { from: 'user' }).opts()
  const contents = await readContents(underRoot(dist))
  if (!contents)
    return fail(`There is no site in ${dist}/ that says what its pages hold. Build it first: npm run build`)
  const file = join(underRoot(data), 'indexnow.json')
  const before = readLockFile(await readText(file), told)
  if (before.state !== 'read' && before.state !== 'missing')
    return fail(`${file} cannot be read. Delete it, and every address is told anew.`)
  const known = before.data?.pages ?? {}
  const addresses = untold(contents.pages, known, contents.origin)
  if (dryRun) {
    for (const address of addresses) console.log(address)
    console.error(`${addresses.length} addresses changed since they were last told. Nothing was told.`)
    return 0
  }
  const { INDEXNOW_KEY: key = '', INDEXNOW_ENDPOINT: endpoint = '' } = process.env
  const fault = targetFault(key, endpoint)
  if (fault !== undefined) return call.error(fault)
  if ((await readText(join(underRoot(dist), keyFile(key))))?.trim() !== key)
    return fail(`${dist}/ has no key file for this key. Build it with INDEXNOW_KEY set, and put it on the server.`)
  await mkdir(underRoot(data), { recursive: true })
  return tell(addresses, { contents, known, file, key, endpoint })
}

type Telling = { contents: Contents; known: Record<string, string>; file: string; key: string; endpoint: string }

async function tell(addresses: readonly string[], { contents, known, file, key, endpoint }: Telling): Promise<number> {
  const { origin, pages } = contents
  const state = new Map(Object.entries(known))
  let count = 0
  const onTold = async (lot: readonly string[]) => {
    for (const address of lot) {
      const path = address.slice(origin.length)
      const hash = pages[path]
      if (hash === undefined) state.delete(path)
      else state.set(path, hash)
    }
    count += lot.length
    await writeWhole(file, lockFileText(told.version, 'pages', state))
  }
  const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))
  try {
    await tellChanged(addresses, { endpoint, origin, key, wait }, onTold)
  } catch (error) {
    return fail(`${count} of ${addresses.length} addresses were told. ${(error as Error).message}.`)
  }
  console.log(count === 0 ? 'No address changed since they were last told.' : `${count} addresses were told.`)
  return 0
}

function targetFault(key: string, endpoint: string): string | undefined {
  if (!isIndexNowKey(key)) return 'INDEXNOW_KEY must be 8 to 128 letters, digits and dashes.'
  return URL.canParse(endpoint) ? undefined : 'INDEXNOW_ENDPOINT must be the address to tell it to.'
}

async function readContents(dist: string): Promise<Contents | undefined> {
  const text = await readText(join(dist, contentsFile))
  return text === undefined ? undefined : contentsSchema.parse(JSON.parse(text))
}

function fail(words: string): number {
  console.error(words)
  return 1
}
