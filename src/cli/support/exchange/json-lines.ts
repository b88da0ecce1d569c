import { z } from 'zod'
import { type ExchangeFormat, exchangeState, UnreadableExchange } from './exchange-unit.ts'

const lineSchema = z.object({
  file: z.string(),
  path: z.string(),
  source: z.string(),
  text: z.string().optional(),
  to: z.string().optional(),
})

function readLine(line: string, number: number): z.infer<typeof lineSchema> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new UnreadableExchange(`line ${number}: is no JSON`)
  }
  const { data, error } = lineSchema.safeParse(value)
  if (data === undefined)
    throw new UnreadableExchange(`line ${number}: lacks \`${error?.issues[0]?.path.join('.') ?? 'file'}\` as text`)
  return data
}

/** One text a line, for programs. */
export const jsonLines: ExchangeFormat = {
  ending: '.jsonl',
  write: (units, { from, to }) =>
    units
      .map((unit) => {
        const { id, file, path, source, target, before, max, note } = unit
        return `${JSON.stringify({ id, file, path, from, to, state: exchangeState(unit), source, text: target, before, max, note })}\n`
      })
      .join(''),
  read: (text) => {
    const read = text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .flatMap((line, index) => (line.trim() === '' ? [] : [{ line: index + 1, ...readLine(line, index + 1) }]))
    const to = read[0]?.to
    return {
      ...(to !== undefined && { to }),
      units: read.map(({ file, path, source, text: target, line }) => ({
        file,
        path,
        source,
        ...(target !== undefined && target.trim() !== '' && { target }),
        line,
      })),
    }
  },
}
