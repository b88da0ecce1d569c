import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it, onTestFinished } from 'vitest'
import { compressTree } from '../../../../src/builder/assets/compress.ts'
import { createCache } from '../../../../src/cache/cache.ts'

async function tree() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-compress-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const cache = join(folder, 'cache')
  let number = 0
  const compressed = async (text: string) => {
    const release = join(folder, `release-${number++}`)
    await mkdir(release)
    await writeFile(join(release, 'about.html'), text)
    await compressTree(release, createCache(cache))
    const [br, gz] = await Promise.all(['br', 'gz'].map((ending) => readFile(join(release, `about.html.${ending}`))))
    expect([brotliDecompressSync(br as Buffer).toString(), gunzipSync(gz as Buffer).toString()]).toEqual([text, text])
    return { br, gz }
  }
  const cachedCopies = async () =>
    (await readdir(join(cache, 'compressed'), { withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
  return { compressed, cachedCopies }
}

const text = 'A crew for the evening. '.repeat(100)

it('writes the same copies again, and stores copies of equal bytes once', async () => {
  const { compressed, cachedCopies } = await tree()
  const first = await compressed(text)
  expect(await compressed(text)).toEqual(first)
  expect(await cachedCopies()).toHaveLength(2)
  await compressed(`${text}More.`)
  expect(await cachedCopies()).toHaveLength(4)
})

it('does not use a cached file that is cut, empty or changed', async () => {
  const { compressed, cachedCopies } = await tree()
  const first = await compressed(text)
  const file = (await cachedCopies())[0] as string
  const whole = await readFile(file)
  const changed = Buffer.from(whole)
  changed[whole.length - 1] = (changed[whole.length - 1] as number) ^ 1
  for (const damage of [
    () => truncate(file, whole.length - 1),
    () => writeFile(file, ''),
    () => writeFile(file, changed),
  ]) {
    await damage()
    expect(await compressed(text)).toEqual(first)
    expect(await readFile(file)).toEqual(whole)
  }
})
