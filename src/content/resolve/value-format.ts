import type { Collections } from '../../../schema/collections/collections.ts'
import type { RecordField } from '../../../schema/collections/field.ts'
import { isMapping } from '../../../schema/is-mapping.ts'
import type { Language } from '../../../schema/language/language.ts'
import { moneyFormat, recordNumberFormat } from '../../../schema/language/number-formats.ts'
import { type Container, copyPositions } from '../parse/source-position.ts'
import type { CheckedFile } from './record-lookups.ts'

/** How a value of a field is written in a text: `kind` is that of the field, `undefined` for one that the engine defines. */
export type ValueFormat = (value: string | number, kind: RecordField['kind'] | undefined) => string

/** Values as the language of a site writes them: amounts of money with its currency, days in words. */
export function createValueFormat(language: Pick<Language, 'locale' | 'currency'>): ValueFormat {
  const money = moneyFormat(language)
  const number = recordNumberFormat(language)
  const day = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (value, kind) => {
    if (kind === 'date' && typeof value === 'string') {
      const moment = Date.parse(value)
      return Number.isNaN(moment) ? value : day.format(moment)
    }
    if (typeof value === 'string') return value
    if (kind === 'money') return money.format(value)
    return kind === 'number' ? number.format(value) : String(value)
  }
}

type Fields = Readonly<Record<string, RecordField>>

const hasMoney = (field: RecordField): boolean =>
  field.kind === 'money' ||
  (field.kind === 'list' && hasMoney(field.of)) ||
  (field.kind === 'group' && Object.values(field.fields).some(hasMoney))

function formatted(value: unknown, field: RecordField, format: ValueFormat): unknown {
  if (field.kind === 'money') return typeof value === 'number' ? format(value, 'money') : value
  if (field.kind === 'list' && Array.isArray(value))
    return copyPositions(
      value,
      value.map((entry) => formatted(entry, field.of, format)),
    )
  return field.kind === 'group' && isMapping(value) ? withTexts(value, field.fields, format) : value
}

const withTexts = (value: Container, fields: Fields, format: ValueFormat): Container =>
  copyPositions(value, {
    ...value,
    ...Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const own: unknown = Reflect.get(value, name)
        return own !== undefined && hasMoney(field) ? [[name, formatted(own, field, format)]] : []
      }),
    ),
  })

type Records<Data> = ReadonlyMap<string, ReadonlyMap<string, CheckedFile<Data>>>

/**
 * The records by collection with amounts of money as texts, for pages: lists, cards and tokens show them with the currency
 * of the site. The checked data keep the numbers.
 */
export function withFormattedMoney<Data>(
  records: Records<Data>,
  collections: Collections,
  format: ValueFormat,
): Records<Data> {
  const converted = [...records].map(([name, some]): [string, ReadonlyMap<string, CheckedFile<Data>>] => {
    const { fields = {} } = collections[name] ?? {}
    if (!Object.values(fields).some(hasMoney)) return [name, some]
    const entries = [...some].map(
      ([slug, record]) =>
        [slug, record.root ? { ...record, root: withTexts(record.root, fields, format) } : record] as const,
    )
    return [name, new Map(entries)]
  })
  return new Map(converted)
}
