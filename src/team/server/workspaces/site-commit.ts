import { createQueue } from '../../../studio/queue.ts'
import { git } from '../../../studio/server/publish/git.ts'
import { type Origin, OriginAway } from '../publish/origin.ts'
import { Refused } from '../publish/refused.ts'
import type { BareRepository } from '../review/tree-changes.ts'

/** The newest commit of the site, as the server knows it. Studios read it to bring their files up to date. */
export const mainRef = 'refs/marquee/main'

type Options = {
  repository: BareRepository
  /** The content folder, absolute, whose repository developers commit to. */
  pages: string
  /** Where that is pushed to and comes from, if what is published goes there. */
  origin?: Origin | undefined
  /** After that the repository of the server exists. */
  prepare: () => Promise<unknown>
}

/** The newest commit of the site: what was published here, and what developers have committed. */
export function createSiteCommit({ repository, pages, origin, prepare }: Options) {
  const { gitDir, env } = repository
  const inOrder = createQueue()
  const run = async (args: readonly string[]) => String(await git(gitDir, args, { env })).trim()

  const isWithin = (commit: string, later: string): Promise<boolean> =>
    run(['merge-base', '--is-ancestor', commit, later]).then(
      () => true,
      () => false,
    )

  /** Where both have gone on, it is what was published, until a developer joins them. */
  async function latest(): Promise<string> {
    await prepare()
    const main = await run(['for-each-ref', '--format=%(objectname)', mainRef])
    // What comes later comes from the origin.
    if (origin && main !== '') return main
    const newest = origin?.followed ?? 'HEAD'
    const [top = '', head = ''] = String(await git(pages, ['rev-parse', '--show-toplevel', newest])).split('\n')
    if (main === head) return main
    await run(['fetch', '--quiet', '--no-tags', top, newest])
    if (main !== '' && !(await isWithin(main, head))) return main
    await run(['update-ref', mainRef, head, main || '0'.repeat(head.length)])
    return head
  }

  /**
   * The newest commit after the origin was asked for what developers have pushed. Throws `OriginAway` where it does not answer, and
   * {@link Refused} where it has gone another way than the site.
   */
  async function takeIn(signal: AbortSignal): Promise<string> {
    const known = await inOrder(latest)
    if (!origin) return known
    const head = await origin.fetch(repository, signal)
    return inOrder(async () => {
      const main = await latest()
      if (await isWithin(head, main)) return main
      if (!(await isWithin(main, head))) throw new Refused('originDiverged')
      await run(['update-ref', mainRef, head, main])
      return head
    })
  }

  return {
    isWithin,
    latest: () => inOrder(latest),
    takeIn,
    /**
     * Moves the site on to a commit, first at the origin if there is one; false if it is no longer at the one that this rests on. Throws as
     * {@link takeIn} does.
     */
    async moveOn(commit: string, from: string, signal: AbortSignal): Promise<boolean> {
      if (!origin)
        return inOrder(() =>
          run(['update-ref', mainRef, commit, from]).then(
            () => true,
            () => false,
          ),
        )
      const refusal = await origin.push(repository, commit, signal)
      if (refusal === undefined) {
        // It has arrived: where this fails, it is found there.
        await inOrder(() => run(['update-ref', mainRef, commit])).catch((error: unknown) => {
          throw new OriginAway(String(error))
        })
        return true
      }
      // Whether somebody was quicker, the branch itself says, whatever the words of the host are.
      if (await isWithin(await origin.fetch(repository, signal), from)) throw new Refused('originRefused', refusal)
      return false
    },
  }
}
