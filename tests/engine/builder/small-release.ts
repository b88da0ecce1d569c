import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const pages = ['index.html', 'about.html', 'oc/ushers.html', 'oc/greeters.html', '404.html']

/** Writes a small release, each file of which says which one it is. */
export async function writeSmallRelease(stagingDir: string, name: string): Promise<void> {
  await mkdir(join(stagingDir, 'oc'), { recursive: true })
  await mkdir(join(stagingDir, 'assets'))
  for (const page of pages) await writeFile(join(stagingDir, page), name)
  await writeFile(join(stagingDir, `assets/app-${name}.js`), name)
}

/** Which release lies in `folder`. Throws if it is not there as a whole, or mixed with another. */
export async function releaseIn(folder: string): Promise<string> {
  const said = await Promise.all(pages.map((page) => readFile(join(folder, page), 'utf8')))
  const name = said[0] ?? ''
  if (said.some((other) => other !== name)) throw new Error(`a torn release: ${said.join(', ')}`)
  await readFile(join(folder, `assets/app-${name}.js`))
  return name
}
