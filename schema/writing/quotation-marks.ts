import { formatOf } from '../language/language.ts'

/**
 * The quotation marks of languages whose are not “ ” ‘ ’: those of `"`, then those of `'`. From the `delimiters` of CLDR 48,
 * which `Intl` does not have; where its first marks are single ones, those of `"` are the double ones.
 */
const byMarks: Readonly<Record<string, string>> = {
  '„“‚‘': 'bs-Cyrl cs de dsb et hr hsb is ksh lb luy mk nds sk sl',
  '„“„“': 'bg lt prg sgs',
  '„“«»': 'ka',
  '„”‚’': 'agq ff',
  '„”‘’': 'bs',
  '„”’’': 'sr',
  '„”«»': 'nmg pl ro',
  '„”»«': 'hu szl',
  '«»‹›': 'am az-Arab az-Cyrl fa fr-CH gsw jgo kkj mzn rm sdh wae',
  '«»“”':
    'ast blo bm br ca cv dyo el es eu ewo ie it kab kk lij mg mua nnh pms pt-AO pt-CH pt-CV pt-GQ pt-GW pt-LU pt-MO pt-MZ pt-PT pt-ST pt-TL sc sg ti',
  '«»„“': 'bas be bua ky os ru sah tyv uk',
  '«»„”': 'shi zgh',
  '«»‘’': 'dua ksf nb nn no rw',
  '«»«»': 'fr ht hy oc yav',
  '«»”“': 'fr-CA',
  '»«›‹': 'kk-Arab ug',
  '”“’‘': 'ar lld ms-Arab syr ur',
  '””’’': 'fi he lag rn se sn sv yi',
  '“”«»': 'eo',
  '“”’‘': 'uz',
  '「」『』': 'ja yue zh-Hant',
}
/** Spanish of America writes as English does. */
const likeEnglish = new Set([
  'es-419',
  'es-US',
  'es-MX',
  'es-AR',
  'es-CO',
  'es-CL',
  'es-PE',
  'es-VE',
  'uz-Arab',
  'uz-Cyrl',
])

/** Languages with a space within their double marks that does not break (Imprimerie nationale). */
const spaced = new Set(['fr', 'fr-CA', 'br', 'oc'])

/** The opening and the closing mark of `"` and of `'`. */
export type QuotationMarks = Readonly<Record<'"' | "'", readonly [open: string, close: string]>>

function marksOf(locale: string): QuotationMarks {
  const { language, script, region } = new Intl.Locale(locale).maximize()
  const tags = [`${language}-${region}`, `${language}-${script}`, language]
  const tag = tags.find(
    (one) => likeEnglish.has(one) || Object.values(byMarks).some((all) => all.split(' ').includes(one)),
  )
  const [marks = '“”‘’'] =
    tag === undefined || likeEnglish.has(tag)
      ? []
      : (Object.entries(byMarks).find(([, all]) => all.split(' ').includes(tag)) ?? [])
  const space = tag !== undefined && spaced.has(tag) ? '\u00a0' : ''
  const pair = (open = '', close = ''): readonly [string, string] =>
    open === '«' ? [open + space, space + close] : [open, close]
  return { '"': pair(marks[0], marks[1]), "'": pair(marks[2], marks[3]) }
}

/** The quotation marks of the language of the site. */
export const quotationMarks = (): QuotationMarks => formatOf('quotation marks', ({ locale }) => marksOf(locale))
