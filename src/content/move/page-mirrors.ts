import { isMapping } from '../../../schema/is-mapping.ts'
import { editText } from '../edit/edit-text.ts'
import { parse } from '../parse/parse.ts'
import { mirrorName, mirrorOf } from '../translations/mirror-names.ts'

/** The mirrors of a file of the content folder, by the names of its files: the name of each, and its language. */
export const mirrorsOf = (names: readonly string[], source: string): { tag: string; name: string }[] =>
  names.flatMap((name) => {
    const mirror = mirrorOf(name)
    return mirror?.source === source ? [{ tag: mirror.tag, name }] : []
  })

type Moved = { from: string; to: string; source: string; newSource: string }

/**
 * The mirrors of a page that moves from the path `from` to the path `to`: each with its new name and text. One that says no address follows
 * the page, and answers at its old address too.
 */
export function movedMirrors(
  names: readonly string[],
  { from, to, source, newSource }: Moved,
  textOf: (name: string) => string,
): { name: string; newName: string; text: string }[] {
  return mirrorsOf(names, source).map(({ tag, name }) => {
    const text = textOf(name)
    const value: unknown = parse({ file: name, text }).value
    const own = isMapping(value) ? value : {}
    const given: unknown[] = Array.isArray(own['aliases']) ? own['aliases'] : []
    const others = given.filter((alias) => alias !== `/${tag}${to}`)
    const aliases = own['path'] === undefined ? [...others, `/${tag}${from}`] : given
    const isSame = aliases.length === given.length && aliases.every((alias, index) => alias === given[index])
    return {
      name,
      newName: mirrorName(tag, newSource),
      text: isSame ? text : editText(text, [{ kind: 'set', path: ['aliases'], value: aliases }]),
    }
  })
}
