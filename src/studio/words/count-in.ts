/** The forms of a noun by the number before it. English and German have two, other languages more. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** Returns a function that writes a number of things in a language: `1 page`, `1,200 pages`. */
export function countIn(tag: string) {
  const rules = new Intl.PluralRules(tag)
  const numbers = new Intl.NumberFormat(tag)
  return (number: number, forms: Forms): string =>
    `${numbers.format(number)} ${forms[rules.select(number)] ?? forms.other}`
}
