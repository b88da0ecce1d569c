import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { loadSite } from '../../../content/load/load.ts'
import { newPageText, refusedAddress } from '../../../content/new/new-page.ts'

/** Writes a page for an address. Returns the file from the root, or why it cannot be written. */
export async function newPage(
  root: string,
  pages: string,
  address: string,
): Promise<{ file: string } | { error: string }> {
  const site = await loadSite({ root, pages })
  const file = `${pages}${address}.yaml`
  const path = resolve(root, file)
  const isValid = site.everyPage.some((page) => page.path === address)
  if (!isValid && existsSync(path)) return { error: `${file} exists already, with errors.` }
  const error = refusedAddress(site, address)
  if (error !== undefined) return { error }
  // The address of a draft is free.
  if (isValid) return { error: `${file} exists already.` }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, newPageText(site, address), { flag: 'wx' })
  return { file }
}
