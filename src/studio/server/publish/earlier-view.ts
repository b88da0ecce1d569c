import { isContentName } from '../../../content/load/files/content-names.ts'
import type { ContentFolder } from '../../../content/load/load.ts'
import { decode } from '../../../content/parse/source.ts'
import type { EarlierView } from '../../wire/history.ts'
import type { ViewOf } from '../models/content-models.ts'
import { git, zeroSeparated } from './git.ts'
import { withOwnIndex } from './own-index.ts'
import { filesAt, type Repository } from './repository.ts'

/** The names of the files that are different on the disk than in a commit, new there, or gone. */
const namesSince = (repository: Repository, commit: string): Promise<string[]> =>
  withOwnIndex(repository, async (index) => {
    await git(repository.folder, ['add', '--intent-to-add', '--ignore-removal', '--', '.'], { index })
    const args = ['diff', '--name-only', '-z', '--relative', '--no-ext-diff', '--no-renames', commit, '--', '.']
    return zeroSeparated(await git(repository.folder, args, { index }))
  })

/**
 * What the frame shows of a page as it was in a commit, with the shared files of that commit; no view if it had errors,
 * or while its pictures are drawn. Pictures and code are those of now.
 */
export async function earlierView(
  repository: Repository,
  { content, viewOf }: { content: ContentFolder; viewOf: ViewOf | undefined },
  { address, commit }: { address: string; commit: string },
): Promise<EarlierView> {
  const there = new Set(content.names())
  const names = (await namesSince(repository, commit)).filter((name) => there.has(name) || isContentName(name))
  const before = await filesAt(repository, commit, names)
  const texts = new Map(
    names.map((name) => {
      const bytes = before.get(name)
      return [name, bytes && decode(bytes).text]
    }),
  )
  const earlier = content.withUnsavedTexts(texts)
  const one = earlier.pageFiles().find(({ name }) => name === address)
  const page = one && earlier.pageOf(one)?.page
  const view = page && (await viewOf?.(page, earlier, address))
  // No document has this revision, so none takes the view for the one that it shows already.
  return { hasErrors: page === undefined, ...(view && { view: { ...view, revision: -1 } }) }
}
