import type { BlockSchemas } from '../../../schema/block.ts'
import { numberedAddress } from '../../../schema/links/numbered-path.ts'
import type { Page } from '../../../schema/page.ts'
import { hasPagedList } from '../derive/numbered-pages.ts'
import type { PageFile } from './files/content-names.ts'

/** The page file whose list may have a further page at an address; `undefined` if the address has a file of its own. */
export function fileOfList(
  path: string,
  files: readonly PageFile[],
  pageOf: (file: PageFile) => Page | undefined,
  schemas: BlockSchemas,
): PageFile | undefined {
  const fileAt = (address: string | undefined) => files.find(({ name }) => name === address)
  const file = fileAt(path) ? undefined : fileAt(numberedAddress(path)?.first)
  const page = file && pageOf(file)
  return page && hasPagedList(page, schemas) ? file : undefined
}
