import { formatOf, type Language } from './language.ts'

/** A number as the language writes it. */
export const shownNumber = (value: number, maximumFractionDigits = 3): string =>
  formatOf(
    `number ${maximumFractionDigits}`,
    ({ locale }) => new Intl.NumberFormat(locale, { maximumFractionDigits }),
  ).format(value)

/**
 * A text whose numbers another language writes with its own signs: `4,200+` → `4.200+`. A number that the first language would write
 * in another way, such as a year, stays.
 */
export function withNumbersOf(text: string, from: string, to: string): string {
  const own = new Intl.NumberFormat(from, { maximumFractionDigits: 12 })
  const parts = own.formatToParts(-1234567.8)
  const signOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  return text.replace(/\p{Nd}(?:[\p{Nd}.,’'\s]*\p{Nd})?/gu, (written) => {
    const number = Number(written.replaceAll(signOf('group'), '').replace(signOf('decimal'), '.'))
    if (own.format(number) !== written) return written
    return new Intl.NumberFormat(to, { maximumFractionDigits: 12 }).format(number)
  })
}

/** A number as people type it into a field, without marks between thousands: 1234.5 → `1234,5`. */
export const fieldNumber = (value: number, decimals?: number): string =>
  formatOf(
    `field ${decimals}`,
    ({ locale }) =>
      new Intl.NumberFormat(locale, {
        useGrouping: false,
        maximumFractionDigits: decimals ?? 12,
        ...(decimals !== undefined && { minimumFractionDigits: decimals }),
      }),
  ).format(value)

/**
 * Formats numbers of records in texts: numbers of four digits, which may be years, have no separators.
 */
export const recordNumberFormat = ({ locale }: Pick<Language, 'locale'>) =>
  new Intl.NumberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 6 })

/** Formats amounts of money: whole ones without decimals. */
export const moneyFormat = ({ locale, currency }: Pick<Language, 'locale' | 'currency'>) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })

const wholeMoneyFormat = ({ locale, currency }: Pick<Language, 'locale' | 'currency'>) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency })

/** An amount of money as the language writes it. */
export const shownMoney = (value: number): string => formatOf('money', moneyFormat).format(value)

/** The amounts of a column: all have decimals if one has, `78,00 €` above `109,50 €`. */
export const shownAmounts = (values: readonly number[]): string[] =>
  values.every(Number.isInteger)
    ? values.map((value) => shownMoney(value))
    : values.map((value) => formatOf('money with decimals', wholeMoneyFormat).format(value))

/** The sign of the currency, and whether it stands before the amount. */
export const currencySign = (): { sign: string; isBefore: boolean } =>
  formatOf('sign', ({ locale, currency }) => {
    const parts = new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(1)
    const at = parts.findIndex(({ type }) => type === 'currency')
    return { sign: parts[at]?.value ?? currency, isBefore: at < parts.findIndex(({ type }) => type === 'integer') }
  })
