/** Fewer characters than this are tried through, whatever they are. */
const leastLength = 14

/**
 * How many guesses a password must withstand, as a power of ten. Whoever has the page can try as fast as their machines
 * allow: at the cost of one guess, a hundred graphics cards make about 5 · 10^13 in a year.
 */
const leastGuesses = 14

/** Why a password is too weak for a page that everybody can copy, or `undefined`. */
export async function passwordFault(password: string): Promise<string | undefined> {
  const length = [...password].length
  if (length < leastLength) return `it has ${length} characters, and ${leastLength} are the least.`
  const guesses = await guessesOf(password)
  return guesses < leastGuesses
    ? `somebody who knows how people choose passwords finds it within 10^${Math.ceil(guesses)} guesses, and 10^${leastGuesses} are the least.`
    : undefined
}

type Checker = Awaited<ReturnType<typeof createChecker>>

/** Its dictionaries take fifteen megabytes: one serves for all passwords that are judged together, and then makes room. */
let checker: WeakRef<Checker> | undefined

async function createChecker() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const dictionary = { ...common.dictionary, ...english.dictionary }
  return new ZxcvbnFactory({ dictionary, graphs: common.adjacencyGraphs })
}

async function guessesOf(password: string): Promise<number> {
  const known = checker?.deref() ?? (await createChecker())
  checker = new WeakRef(known)
  return known.check(password).guessesLog10
}
