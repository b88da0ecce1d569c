/** What a pattern matches one of: a letter, a class, an escape. `isVariable`: how often is not fixed. */
type Atom = { source: string; isVariable: boolean }
/** A letter or a group, with the atoms in it. `hasChoice`: it has alternatives, at any depth. */
type Item = { atoms: Atom[]; hasChoice: boolean; isGroup: boolean }
type OpenGroup = { items: Item[]; hasChoice: boolean }

const parts =
  /(?<opens>\((?:\?(?:<?[=!]|:|<[^>]*>))?)|(?<closes>\))|(?<choice>\|)|(?<repeats>[*+?]|\{\d+(?:,\d*)?\})\??|\^|\$|\\[bB]|(?<atom>\\[pPu]\{[^}]*\}|\\u(?:\{[^}]*\}|[\da-fA-F]{4})|\\x[\da-fA-F]{2}|\\k<[^>]*>|\\c?.|\[(?:\\.|[^\]\\])*\]|.)/gsu

/** The least and the greatest number that a quantifier allows. */
function timesOf(quantifier: string): [min: number, max: number] {
  if (quantifier === '?') return [0, 1]
  if (quantifier === '*' || quantifier === '+') return [0, Number.POSITIVE_INFINITY]
  const [, min = '', comma, max = ''] = /^\{(\d+)(,)?(\d*)\}$/.exec(quantifier) ?? []
  return [Number(min), comma === undefined ? Number(min) : max === '' ? Number.POSITIVE_INFINITY : Number(max)]
}

/** Characters of each kind that a class can distinguish. */
const samples = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  '\n',
  'é',
  'É',
  '李',
  '١',
  '–',
]

/** An atom that can be read without the rest of its pattern: a reference to a group may match anything. */
const alone = (atom: string) => (/^\\(?:k<|[1-9])/.test(atom) ? '[^]' : atom)

function overlap(one: Atom, other: Atom): boolean {
  const [first, second] = [one, other].map(({ source }) => new RegExp(`^(?:${source})$`, 'u'))
  return one.source === other.source || samples.some((sample) => first?.test(sample) && second?.test(sample))
}

/** Whether a text can be divided among the rounds of a repeated group in one way only. */
function isUnambiguous({ atoms, hasChoice }: Item): boolean {
  const variable = atoms.filter(({ isVariable }) => isVariable)
  if (variable.length === 0 && !hasChoice) return true
  const [first, ...others] = atoms
  return (
    !hasChoice &&
    first !== undefined &&
    !first.isVariable &&
    !others.some((other) => overlap(first, other)) &&
    !variable.some((one, index) => variable.slice(index + 1).some((other) => overlap(one, other)))
  )
}

/**
 * Whether a pattern repeats a group that could divide a text in many ways, such as `(a+)+`: the time that it takes can
 * double with each character. A group may be repeated if it is of a fixed length, or if it begins with a sign that
 * nothing else in it matches. `pattern` is valid, with the flag `u`.
 */
export function hasAmbiguousRepeat(pattern: string): boolean {
  const open: OpenGroup[] = [{ items: [], hasChoice: false }]
  for (const { groups = {} } of pattern.matchAll(parts)) {
    const { opens, closes, choice, repeats, atom } = groups
    const inside = open.at(-1) as OpenGroup
    if (opens) open.push({ items: [], hasChoice: false })
    else if (choice) inside.hasChoice = true
    else if (atom)
      inside.items.push({ atoms: [{ source: alone(atom), isVariable: false }], hasChoice: false, isGroup: false })
    else if (closes) {
      open.pop()
      open.at(-1)?.items.push({
        atoms: inside.items.flatMap(({ atoms }) => atoms),
        hasChoice: inside.hasChoice || inside.items.some(({ hasChoice }) => hasChoice),
        isGroup: true,
      })
    } else if (repeats) {
      const [min, max] = timesOf(repeats)
      const last = inside.items.at(-1)
      if (max > 1 && last?.isGroup && !isUnambiguous(last)) return true
      if (last && min !== max) last.atoms = last.atoms.map((one) => ({ ...one, isVariable: true }))
    }
  }
  return false
}
