import { inLanguage } from './in-language.ts'
import { say } from './words/say.ts'
import { inEnglishSentence } from './words.ts'

/** Endings of English plurals with those of one entry. The first that fits counts, so exceptions come first. */
const endings: readonly (readonly [plural: RegExp, one: string])[] = [
  [/(?<=series|species|news)$/, ''],
  [/people$/, 'person'],
  [/(?<=child)ren$/, ''],
  [/(?<=\b(?:wo|sales)?)men$/, 'man'],
  [/(?<=\b(?:mov|cook|brown|calor|hood|p|t|zomb|rook|gen|smooth|self|bird))ies$/, 'ie'],
  [/ies$/, 'y'],
  [/(?<=analy|cri|diagno|synop|hypothe|parenthe|\bthe|empha)ses$/, 'sis'],
  [/(?<=\b(?:lea|shel|bookshel|wol|hal|cal|loa|thie))ves$/, 'f'],
  [/(?<=\b(?:kni|li|wi))ves$/, 'fe'],
  [/(?<=\b(?:her|potat|tomat|ech|torped|vet|carg|tornad|volcan))oes$/, 'o'],
  [/(?<=\b(?:ca|ni|qui|a|heada|tootha|mousta|brio|cli)ch)es$/, 'e'],
  [/(?<=\b(?:ab|exc|f|m|r|ref)?us)es$/, 'e'],
  [/(?<=\b(?:len|iri|atla|canva|ga)s)es$/, ''],
  [/(?<=\bquiz)zes$/, ''],
  [/(?<=ias|ch|sh|x|ss|zz|[bcdlmnprt]us)es$/, ''],
  [/(?<=\bmenu)s$/, ''],
  [/(?<![sui]|\b(?:alia|bia|len|atla|canva|ga))s$/, ''],
]

/** The English word for one entry of a list: `entry` of “Entries”, `alias` of “Aliases”. */
export function singular(label: string): string {
  const words = inEnglishSentence(label)
  const [plural = /$/, one = ''] = endings.find(([ending]) => ending.test(words)) ?? []
  return words.replace(plural, one)
}

/** The word for one entry of a list within a sentence, in the language of the person, by the English name of the list. */
export function entryWord(label: string): string {
  const one = singular(label)
  const word = inLanguage('entries', one)
  return word === one && say().keepsCapitals ? one.replace(/^./, (first) => first.toUpperCase()) : word
}
