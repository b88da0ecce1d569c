import { endedWithin, isOutOfTime } from '../../files/ended-within.ts'

/** How long the checks in a schema of a site may take for one block, in seconds. */
const maxCheckSeconds = 10

/** What a check in the schema of a site finds, or why it finds nothing. */
export function parsedWithinTime<T extends object>(parse: () => T): T | { problem: string } {
  try {
    return endedWithin(parse, maxCheckSeconds * 1_000)
  } catch (error) {
    const problem = isOutOfTime(error)
      ? `does not end: after ${maxCheckSeconds} seconds they were not checked. Look for a loop without an end.`
      : `throws while they are checked: ${(error as Error).message.split('\n')[0]}`
    return { problem }
  }
}
