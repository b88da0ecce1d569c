/** Parts that things are divided into. With any other figure below the line it is a day, or a rate such as `24/7`. */
const divisors = new Set([2, 3, 4, 5, 6, 8, 10, 12, 16, 32, 64])

/** A sign such as `½` as `1/2`, with a space behind the whole number before it. */
const withoutSigns = (cell: string) =>
  cell.replace(/(\d?)([¼-¾⅐-⅞])/g, (_, whole: string, sign: string) => {
    const parts = sign.normalize('NFKD').replace('⁄', '/')
    return whole === '' ? parts : `${whole} ${parts}`
  })

/** `1/2`, `1 1/2 in`, `¾"`: a value below or between whole numbers, with its unit. `isBare` if it could be a day as well. */
export function fractionIn(cell: string): { value: number; unit: string; isBare: boolean } | undefined {
  const text = withoutSigns(cell)
  const [, whole = '', above, below, unit = ''] = /^(?:(\d+)\s)?(\d{1,2})\/(\d{1,2})(?![\d/])\s*(\D*)$/.exec(text) ?? []
  const [part, divisor] = [Number(above), Number(below)]
  if (!(part > 0 && part < divisor && divisors.has(divisor))) return undefined
  return { value: Number(whole) + part / divisor, unit, isBare: text === cell && whole === '' && unit === '' }
}
