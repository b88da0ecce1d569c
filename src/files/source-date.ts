/** A variable of the environment that cannot be what it says. The message says what to write. */
export class WrongVariable extends Error {}

/** The time of a reproducible build: `SOURCE_DATE_EPOCH`, in seconds. `undefined` if it is not set. Throws `WrongVariable`. */
export function sourceDate({ SOURCE_DATE_EPOCH: epoch = '' } = process.env): Date | undefined {
  if (epoch === '') return undefined
  const date = new Date(/^\d+$/.test(epoch) ? Number(epoch) * 1000 : Number.NaN)
  if (Number.isNaN(date.getTime()))
    throw new WrongVariable(
      `SOURCE_DATE_EPOCH is \`${epoch}\`. It takes seconds since 1970, such as those of the last commit: SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)`,
    )
  return date
}
