import type { Page } from '../../../blocks/page.ts'
import { pictureDiagnostics } from '../validate/picture-checks.ts'
import type { PageFile } from './content-files.ts'
import type { Content } from './load.ts'

/** A page that can be rendered; `undefined` if it has errors of its own, or shows a picture that is not there. */
export function renderablePage(content: Pick<Content, 'pageOf' | 'pictures'>, one: PageFile): Page | undefined {
  const result = content.pageOf(one)
  return result && pictureDiagnostics(result.pictures, content.pictures).length === 0 ? result.page : undefined
}
