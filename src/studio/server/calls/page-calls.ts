import { isMapping } from '../../../../schema/is-mapping.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { editText } from '../../../content/edit/edit-text.ts'
import { createGraph } from '../../../content/graph/graph.ts'
import type { ContentFile } from '../../../content/load/files/content-files.ts'
import { planMove } from '../../../content/move/move-page.ts'
import { mirrorsOf } from '../../../content/move/page-mirrors.ts'
import { newPageText, refusedAddress } from '../../../content/new/new-page.ts'
import { blocksFrom, startingPoints } from '../../../content/new/starting-points.ts'
import { ledgerFile, movedLedger } from '../../../seo/ledger.ts'
import type { Answers, Requests } from '../../wire/calls.ts'
import type { NewPageRequest } from '../../wire/new-files.ts'
import { say } from '../../words/say.ts'
import { redirectsFile, withRedirects } from '../redirect-texts.ts'
import type { SiteFiles } from '../site-files.ts'

/** The file of the page at an address, which a person may copy, move or delete. Throws `EditRefused`. */
function ownPage(files: readonly ContentFile[], address: string) {
  const found = files.find(({ kind, name }) => kind === 'page' && name === address)
  if (found === undefined) throw new EditRefused(say().server.files.noPage(address))
  return found.parsed
}

/** The calls that create, copy, move and delete pages. */
export function createPageCalls({ content, siteOf, files }: Pick<SiteFiles, 'content' | 'siteOf' | 'files'>) {
  /**
   * The addresses that are taken, each with its file: as of the last time that all pages were read, without files that are
   * gone, and with pages that came since. A large site is not read again for one page.
   */
  function takenAddresses(): ReadonlyMap<string, string> {
    const site = siteOf()
    if (site === undefined) return content.assemble().addresses
    const there = new Set(content.names().map((name) => content.fileOf(name)))
    const known = [...site.addresses].filter(([, file]) => there.has(file))
    return new Map([...known, ...content.pageFiles().map(({ name, file }) => [name, content.fileOf(file)] as const)])
  }

  function freeFile(address: string): string {
    const wrong = refusedAddress({ addresses: takenAddresses() }, address)
    if (wrong !== undefined) throw new EditRefused(wrong)
    return content.fileOf(`${address.slice(1)}.yaml`)
  }

  function newText({ address, title, startingPoint, isPost = false }: NewPageRequest): string {
    const point = startingPoints(content).find(({ key }) => key === startingPoint)
    if (startingPoint !== undefined && point === undefined)
      throw new EditRefused(say().server.files.noStartingPoint(startingPoint))
    if (point?.problem !== undefined) throw new EditRefused(point.problem)
    return newPageText(content.shared(), address, {
      title,
      published: isPost ? content.shared().today : undefined,
      blocks: point && ((own) => blocksFrom(point, own, content)),
    })
  }

  function copiedText({ title, copyOf = '', isPost = false }: NewPageRequest): string {
    const { value, source } = ownPage(content.parsedFiles(), copyOf)
    const fields = isMapping(value) ? value : {}
    const removed = ['aliases', 'template', 'detached', 'overrides', 'gate', ...(isPost ? [] : ['published'])]
    const blocks = Array.isArray(fields['blocks']) ? fields['blocks'] : []
    // A page that is no post has no day that a block could show.
    const days = blocks.flatMap((block, index) =>
      !isPost && isMapping(block) && block['published'] === '{page.published}' ? [['blocks', index, 'published']] : [],
    )
    return editText(source.text, [
      ...days.map((path) => ({ kind: 'delete' as const, path })),
      ...removed.filter((key) => key in fields).map((key) => ({ kind: 'delete' as const, path: [key] })),
      { kind: 'set', path: ['title'], value: title },
      ...(isPost ? [{ kind: 'set' as const, path: ['published'], value: content.shared().today }] : []),
      { kind: 'set', path: ['draft'], value: true },
    ])
  }

  return {
    /**
     * Creates a draft at a free address: an empty page, one that begins with a starting point, or a copy of a page
     * without its aliases and its template.
     */
    create: (request: NewPageRequest) =>
      files.write(say().server.steps.newPage(request.address), () => {
        const file = freeFile(request.address)
        return new Map([[file, request.copyOf === undefined ? newText(request) : copiedText(request)]])
      }),
    /** Gives a page another address: the old one becomes an alias, and links follow. */
    move: ({ address, to }: Requests['move']) =>
      files.write(say().server.steps.movePage(address, to), () => {
        const site = content.assemble()
        const plan = planMove(
          site.material,
          { from: address, to },
          { pages: content.fileOf('.').replace(/\/\.?$/, ''), names: content.names(), textOf: files.textOf },
        )
        const ledger = content.fileOf(ledgerFile)
        const days = movedLedger(files.textOf(ledger), [{ from: address, to }])
        return new Map<string, string | undefined>([
          ...plan.texts,
          [plan.removed, undefined],
          ...plan.mirrors.flatMap(({ removed, file, text }) => [[removed, undefined] as const, [file, text] as const]),
          ...(days === undefined ? [] : [[ledger, days] as const]),
        ])
      }),
    /** Deletes a page. With `leadTo`, redirects lead from its address and its aliases to this one. */
    remove: ({ address, leadTo }: Requests['remove']) =>
      files.write(say().server.steps.deletePage(address), () => {
        const site = content.assemble()
        const { value, source } = ownPage(site.material.files, address)
        if (address === '/' || address === '/404') throw new EditRefused(say().server.files.mustStay(address))
        if (isMapping(value) && typeof value['template'] === 'string' && value['detached'] !== true)
          throw new EditRefused(say().server.files.fromTemplate(address))
        const name = content.names().find((one) => content.fileOf(one) === source.file) ?? ''
        const changes = new Map<string, string | undefined>([
          [source.file, undefined],
          ...mirrorsOf(content.names(), name).map((one) => [content.fileOf(one.name), undefined] as const),
        ])
        if (leadTo !== undefined) {
          ownPage(site.material.files, leadTo)
          const aliases = site.material.results.find(({ path }) => path === address)?.aliases ?? []
          const file = content.fileOf(redirectsFile)
          changes.set(file, withRedirects(files.textOf(file), [address, ...aliases.map(({ alias }) => alias)], leadTo))
        }
        return changes
      }),
    /**
     * What the deletion of a page leaves behind and takes along: paths of the files with links to it, also to its aliases,
     * of other pages and of what pages share; and the tags of the languages in which it exists.
     */
    removal(address: string): Answers['removal'] {
      const { material } = content.assemble()
      const own = material.results.find(({ path }) => path === address)?.file
      const uses = createGraph(material).uses('page', address)
      const name = content.names().find((one) => content.fileOf(one) === own) ?? ''
      return {
        links: [...new Set(uses.map(({ file }) => file))].filter((file) => file !== own),
        languages: mirrorsOf(content.names(), name).map(({ tag }) => tag),
      }
    },
  }
}
