import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { loadSite } from '../../content/load/load.ts'
import { newPageText, refusedAddress } from '../../content/new/new-page.ts'

/** Writes a page for an address. Returns the file from the root, or why it cannot be written. */
export async function newPage(
  root: string,
  pages: string,
  address: string,
): Promise<{ file: string } | { error: string }> {
  const site = await loadSite({ root, pages })
  const file = `${pages}${address}.yaml`
  const error = refusedAddress(site, address)
  if (error !== undefined) return { error }
  const path = resolve(root, file)
  // The address of a draft, or of a page with errors, is free.
  if (existsSync(path)) {
    const isValid = site.everyPage.some((page) => page.path === address)
    return { error: `${file} exists already${isValid ? '' : ', with errors'}.` }
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, newPageText(site, address), { flag: 'wx' })
  return { file }
}
