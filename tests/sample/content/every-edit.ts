import fc from 'fast-check'
import type { Edit, EditPath } from '../../../schema/edit.ts'

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The paths of all values below a root, without its own. */
function pathsIn(value: unknown, path: EditPath = []): EditPath[] {
  if (!isContainer(value)) return path.length === 0 ? [] : [path]
  const children = Array.isArray(value)
    ? value.flatMap((entry, index) => pathsIn(entry, [...path, index]))
    : Object.entries(value).flatMap(([name, field]) => pathsIn(field, [...path, name]))
  return path.length === 0 ? children : [path, ...children]
}

const containersIn = (root: unknown): { path: EditPath; value: object }[] => {
  const found: { path: EditPath; value: object }[] = []
  const look = (value: unknown, path: EditPath) => {
    if (!isContainer(value)) return
    found.push({ path, value })
    for (const [name, field] of Object.entries(value))
      look(field, [...path, Array.isArray(value) ? Number(name) : name])
  }
  look(root, [])
  return found
}

/** Texts that YAML reads as something else unless they are written with care. */
const trickyText = fc.oneof(
  fc.constantFrom(
    'yes',
    'null',
    '02110',
    '- a',
    'a: b',
    '#x',
    'x # y',
    '{a}',
    '[',
    '',
    ' ',
    "it's",
    '"q"',
    '~',
    '*a',
    '&a',
  ),
  fc.constantFrom(
    'a\nb',
    'a\n',
    '\na',
    'a\n\n',
    ' a\n b',
    '\ta',
    'a\r\nb',
    '| x',
    '> y',
    '? z',
    ': w',
    '%',
    '@',
    '---',
    '...',
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }).filter((text) => text.isWellFormed()),
)
const fieldName = fc.oneof(
  fc.constantFrom('title', 'text', 'items', 'a b', '1', 'yes', 'x: y', '-', '#'),
  fc.stringMatching(/^[a-z]{1,5}$/),
)

/** Any value that a file of content can hold. */
export const anyValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    trickyText,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fieldName, tie('value'), { maxKeys: 4 }).map((record) => ({ ...record })),
  ),
})).value

/** An edit that can be applied to a file with these values. */
export function editOf(root: unknown): fc.Arbitrary<Edit> {
  const path = fc.constantFrom(...pathsIn(root))
  const place = fc
    .constantFrom(...containersIn(root))
    .chain(({ path: outer, value }) =>
      Array.isArray(value)
        ? fc.nat(value.length).map((index): EditPath => [...outer, index])
        : fc.constantFrom('zz', 'a new one').map((name): EditPath => [...outer, name]),
    )
  return fc.oneof(
    fc.record({
      kind: fc.constant('set' as const),
      path: fc.oneof(
        path,
        place.filter((to) => typeof to.at(-1) === 'string'),
      ),
      value: anyValue,
    }),
    fc.record({ kind: fc.constant('insert' as const), path: place, value: anyValue }),
    fc.record({ kind: fc.constant('delete' as const), path }),
    fc.record({ kind: fc.constant('move' as const), path, to: place }),
  )
}
