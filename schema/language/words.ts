import { formatOf, language, type Plural } from './language.ts'
import { shownNumber } from './number-formats.ts'

type Defaults = Readonly<Record<string, string | Plural>>
type Words<D extends Defaults> = { readonly [Name in keyof D]: D[Name] extends string ? string : Plural }
/** A group of words with its name and its English texts. */
type Definition = { group: string; defaults: Defaults }

const definitions = new WeakMap<object, Definition>()

/** Name and English texts of a group. */
export const definitionOf = (words: object): Definition => definitions.get(words) as Definition

/**
 * Defines words that the engine itself says to visitors. Each is a getter for the language of the site, else English:
 * read it where it is shown, not at the top of a module.
 */
export function defineWords<const D extends Defaults>(group: string, defaults: D): Words<D> {
  const words = {}
  for (const name of Object.keys(defaults))
    Object.defineProperty(words, name, {
      enumerable: true,
      get: () => language().words[group]?.[name] ?? defaults[name],
    })
  definitions.set(words, { group, defaults })
  return words as Words<D>
}

/** The text with a value for each `{placeholder}`. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? shownNumber(value) : (value ?? placeholder)
  })

/** The form of a text for the number `n`, with its values. */
export const plural = (forms: Plural, n: number, values: Readonly<Record<string, string | number>> = {}): string =>
  fill(forms[formatOf('plural', ({ locale }) => new Intl.PluralRules(locale)).select(n)] ?? forms.other, {
    n,
    ...values,
  })
