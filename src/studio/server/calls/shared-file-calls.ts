import { stringify } from 'yaml'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { shownWords } from '../../../../schema/language/wording.ts'
import { inSite } from '../../../../schema/site/in-site.ts'
import { plainTheme } from '../../../../schema/theme/theme.ts'
import { EditRefused } from '../../../content/edit/edit-refused.ts'
import { editText } from '../../../content/edit/edit-text.ts'
import { createGraph } from '../../../content/graph/graph.ts'
import type { UseKind } from '../../../content/graph/use-kinds.ts'
import type { LoadedSite } from '../../../content/load/load.ts'
import { firstValue } from '../../first-value.ts'
import type { NewSharedFile } from '../../wire/new-files.ts'
import { say } from '../../words/say.ts'
import type { Outcome } from '../file-edits.ts'
import { contentNames } from '../models/content-names.ts'
import { RequestRefused } from '../request-guard.ts'
import { blockTypesOf, readBlockTypes, sharedFileSchema } from '../schemas/field-schemas.ts'
import type { SiteFiles } from '../site-files.ts'

/** First values without numbers: an invented one, such as a place on the map, would be wrong in silence. */
const withoutNumbers = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      if (typeof value === 'number') return []
      if (!isMapping(value)) return [[key, value]]
      const inner = withoutNumbers(value)
      return Object.keys(inner).length === 0 ? [] : [[key, inner]]
    }),
  )

const text = (value: unknown) => stringify(value, { lineWidth: 0 })

/** The calls that create and copy shared files, and delete those that nothing uses. */
export function createSharedFileCalls({ root, content, siteOf, files }: SiteFiles) {
  const fileOf = (name: string) => content.fileOf(`_data/${name}.yaml`)
  const exists = (name: string) => content.names().includes(`_data/${name}.yaml`)

  function freeName(folder: string, slug: string): string {
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) throw new EditRefused(say().server.files.badName(slug))
    if (exists(`${folder}/${slug}`)) throw new EditRefused(say().server.files.exists(fileOf(`${folder}/${slug}`)))
    return `${folder}/${slug}`
  }

  /** The folder and the slug of a shared file that can be copied and deleted. Throws `EditRefused`. */
  function partsOfName(name: string): { folder: string; slug: string } {
    const [folder = '', ...rest] = name.split('/')
    if (!exists(name)) throw new EditRefused(say().server.files.noShared(name))
    if (rest.length === 0) throw new EditRefused(say().server.files.onlyOne(fileOf(name)))
    return { folder, slug: rest.join('/') }
  }

  function kindsOf(name: string): [UseKind, string][] {
    const { folder, slug } = partsOfName(name)
    if (folder === 'fragments') return [['fragment', slug]]
    if (folder === 'templates') return [['template', slug]]
    if (folder in content.shared().collections) return [['record', name]]
    return folder === 'calculators'
      ? [
          ['calculator', slug],
          ['data', name],
        ]
      : [['data', name]]
  }

  /** Paths of the files that name a shared file, from the root. */
  function usersIn({ material }: LoadedSite, name: string): string[] {
    const graph = createGraph(material)
    const uses = kindsOf(name).flatMap(([kind, one]) => graph.uses(kind, one))
    return [...new Set(uses.map(({ file }) => file))].filter((file) => file !== fileOf(name))
  }

  async function newText({ kind, slug, title, block }: Extract<NewSharedFile, { kind: string }>): Promise<string> {
    if (kind === 'fragment') {
      const type = (await readBlockTypes(root, blockTypesOf(content))).find((one) => one.type === block)
      if (type === undefined) throw new RequestRefused(422, say().server.files.noBlockType(block))
      return text({ type: type.type, ...type.example })
    }
    const all = contentNames(content)
    const schema = sharedFileSchema(`${all.words.get(kind)}/${slug}`, all)
    const first = schema && firstValue(schema, kind)
    return text({ ...(isMapping(first) && withoutNumbers(first)), slug, name: title })
  }

  /** The first wording file of a site: the word at a path, with the text of the engine. */
  function newWording(path: string): ReadonlyMap<string, string> {
    if (exists('wording')) throw new EditRefused(say().server.files.exists(fileOf('wording')))
    const [group = '', word = ''] = path.split('.')
    const words = new Map(Object.entries(inSite(content.shared(), () => shownWords(content.blocks()))))
    const engineText = new Map(Object.entries(words.get(group) ?? {})).get(word)
    if (engineText === undefined) throw new EditRefused(say().server.files.noWord(path))
    return new Map([[fileOf('wording'), text({ [group]: { [word]: engineText } })]])
  }

  /** The first theme of a site, with the tones that sites have without one, or its empty list of redirects. */
  function newOnly(name: 'theme' | 'redirects'): ReadonlyMap<string, string> {
    if (exists(name)) throw new EditRefused(say().server.files.exists(fileOf(name)))
    return new Map([[fileOf(name), text(name === 'theme' ? { tones: plainTheme.tones } : [])]])
  }

  async function create(request: NewSharedFile): Promise<Outcome> {
    if ('only' in request) return files.write(say().server.steps.newFile(request.only), () => newOnly(request.only))
    if ('wording' in request)
      return files.write(say().server.steps.newFile('wording'), () => newWording(request.wording))
    const { slug, title } = request
    if ('copyOf' in request)
      return files.write(say().server.steps.copyFile(request.copyOf), () => {
        const { folder } = partsOfName(request.copyOf)
        if (folder === 'coverage') throw new EditRefused(say().server.files.gridCopy)
        const source = files.textOf(fileOf(request.copyOf))
        const isRecord = folder in content.shared().collections
        const name = freeName(folder, slug)
        const own = isRecord ? { slug, name: title } : {}
        const edits = Object.entries(own).map(([key, value]) => ({ kind: 'set' as const, path: [key], value }))
        return new Map([[fileOf(name), editText(source, edits)]])
      })
    const folder = request.kind === 'fragment' ? 'fragments' : contentNames(content).words.get(request.kind)
    if (folder === undefined) throw new RequestRefused(422, say().server.files.noCollectionOf(request.kind))
    const written = await newText(request)
    return files.write(
      say().server.steps.newFile(`${request.kind} ${slug}`),
      () => new Map([[fileOf(freeName(folder, slug)), written]]),
    )
  }

  return {
    create,
    usersOf: (name: string) => usersIn(siteOf() ?? content.assemble(), name),
    remove: (name: string) =>
      files.write(say().server.steps.deleteShared(name), () => {
        const { folder } = partsOfName(name)
        const users = usersIn(content.assemble(), name)
        if (users.length > 0) throw new EditRefused(say().server.files.isUsed(fileOf(name), users.join(', ')))
        if (folder === 'coverage') throw new EditRefused(say().server.files.gridDelete)
        return new Map([[fileOf(name), undefined]])
      }),
  }
}
