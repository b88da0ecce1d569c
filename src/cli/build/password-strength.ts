/** Shorter passwords can be found by trying all of them. */
const minLength = 14

/**
 * How many guesses a password must withstand, as a power of ten. Whoever has the page can guess as fast as their
 * machines allow: at the cost of one guess, a hundred graphics cards make about 5 · 10^13 guesses in a year.
 */
const minGuessesLog10 = 14

/** Why a password is too weak for a page that everybody can download, or `undefined`. */
export async function passwordWeakness(password: string): Promise<string | undefined> {
  const length = [...password].length
  if (length < minLength) return `it has ${length} characters, and ${minLength} are the least.`
  const guessesLog10 = await guessesLog10Of(password)
  return guessesLog10 < minGuessesLog10
    ? `somebody who knows how people choose passwords finds it within 10^${Math.ceil(guessesLog10)} guesses, and 10^${minGuessesLog10} are the least.`
    : undefined
}

type Checker = Awaited<ReturnType<typeof createChecker>>

/** All passwords of a run share one checker. Its dictionaries take 15 MB, which can be garbage-collected afterwards. */
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

async function guessesLog10Of(password: string): Promise<number> {
  const loaded = checker?.deref() ?? (await createChecker())
  checker = new WeakRef(loaded)
  return loaded.check(password).guessesLog10
}
