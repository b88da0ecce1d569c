import type { Edit, EditPath } from '../../../schema/edit.ts'
import { suggest } from '../diagnostics/suggest.ts'
import { forbiddenKeys } from '../parse/parse-values.ts'
import { type Container, isContainer } from '../parse/source-position.ts'
import { isSame, isWithin, parentPath, shownPath } from './edit-path.ts'
import { EditRefused } from './edit-refused.ts'

const isList = (value: unknown): value is unknown[] => Array.isArray(value)

function missing(container: Container, path: EditPath): EditRefused {
  const part = path.at(-1) as string | number
  const owner = shownPath(parentPath(path))
  if (isList(container)) {
    const has = container.length === 0 ? 'is empty' : `has entries 0 to ${container.length - 1}`
    return new EditRefused(`There is no ${shownPath(path)}: ${owner} ${has}.`)
  }
  const names = Object.keys(container)
  const near = typeof part === 'string' ? suggest(part, names) : undefined
  const hint = near === undefined ? ` It has ${names.join(', ') || 'no fields'}.` : ` Did you mean \`${near}\`?`
  return new EditRefused(`There is no ${shownPath(path)}.${hint}`)
}

/** The value at an existing path. */
export function valueAt(root: unknown, path: EditPath): unknown {
  let at = root
  for (const [index, part] of path.entries()) {
    const container = checkKind(at, path.slice(0, index), part)
    if (!Object.hasOwn(container, part)) throw missing(container, path.slice(0, index + 1))
    at = (container as Record<string, unknown>)[part]
  }
  return at
}

/** The value as the container that the next step of a path needs: a list for a number, a mapping for a name. */
function checkKind(value: unknown, path: EditPath, next: string | number): Container {
  const expected = typeof next === 'number' ? 'a list' : 'a group of fields'
  if (!isContainer(value) || isList(value) !== (typeof next === 'number'))
    throw new EditRefused(`${shownPath(path).replace(/^the/, 'The')} is not ${expected}, so it has no \`${next}\`.`)
  return value
}

const ownerOf = (root: unknown, path: EditPath): Container => {
  const part = path.at(-1)
  if (part === undefined) throw new EditRefused('A path must name something in the file.')
  return checkKind(valueAt(root, parentPath(path)), parentPath(path), part)
}

function put(root: unknown, path: EditPath, value: unknown): void {
  const owner = ownerOf(root, path)
  const part = path.at(-1) as string | number
  if (isList(owner) && !Object.hasOwn(owner, part)) throw missing(owner, path)
  ;(owner as Record<string, unknown>)[part] = value
}

function insert(root: unknown, path: EditPath, value: unknown): void {
  const owner = ownerOf(root, path)
  const part = path.at(-1) as string | number
  if (isList(owner)) {
    if (Number(part) > owner.length) throw missing(owner, path)
    owner.splice(Number(part), 0, value)
    return
  }
  if (Object.hasOwn(owner, part)) throw new EditRefused(`${shownPath(path)} is there already. To change it, set it.`)
  owner[String(part)] = value
}

function take(root: unknown, path: EditPath): unknown {
  const owner = ownerOf(root, path)
  const part = path.at(-1) as string | number
  if (!Object.hasOwn(owner, part)) throw missing(owner, path)
  if (path.length === 1 && Object.keys(owner).length === 1)
    throw new EditRefused(`Without ${shownPath(path)} nothing would be left of the file.`)
  if (isList(owner)) return owner.splice(Number(part), 1)[0]
  const value = owner[part]
  delete owner[part]
  return value
}

/** Renames a field and keeps its position. */
function rename(owner: Record<string, unknown>, from: string, to: string): void {
  const fields = Object.entries(owner)
  for (const [name] of fields) delete owner[name]
  for (const [name, value] of fields) owner[name === from ? to : name] = value
}

function move(root: unknown, path: EditPath, to: EditPath): void {
  if (isSame(path, to)) return
  // Where an entry of a list was, the next one is afterwards: it may be moved into a list of that.
  const isIntoNext = typeof path.at(-1) === 'number' && typeof to.at(-1) === 'number'
  if (isWithin(to, path) && !isIntoNext) throw new EditRefused(`${shownPath(path)} cannot be moved into itself.`)
  const owner = ownerOf(root, path)
  const part = path.at(-1) as string | number
  if (!Object.hasOwn(owner, part)) throw missing(owner, path)
  if (isRename(path, to) && !isList(owner)) {
    if (Object.hasOwn(owner, String(to.at(-1)))) throw new EditRefused(`${shownPath(to)} is there already.`)
    rename(owner, String(part), String(to.at(-1)))
  } else insert(root, to, take(root, path))
}

/** A move within one mapping only renames. */
export const isRename = (path: EditPath, to: EditPath) =>
  typeof path.at(-1) === 'string' && typeof to.at(-1) === 'string' && isSame(parentPath(path), parentPath(to))

function checkNames(path: EditPath): void {
  const name = path.find((part) => typeof part === 'string' && forbiddenKeys.has(part))
  if (name !== undefined) throw new EditRefused(`\`${name}\` cannot be the name of a field.`)
}

/** The values of a file after an edit. Does not change the given value. Throws `EditRefused`. */
export function editedValue(root: unknown, edit: Edit): unknown {
  checkNames(edit.kind === 'move' ? edit.to : edit.path)
  const copy: unknown = structuredClone(root)
  if (edit.kind === 'set') put(copy, edit.path, structuredClone(edit.value))
  else if (edit.kind === 'insert') insert(copy, edit.path, structuredClone(edit.value))
  else if (edit.kind === 'delete') take(copy, edit.path)
  else move(copy, edit.path, edit.to)
  return copy
}
