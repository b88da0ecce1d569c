import { type Container, childPosition, copyPositions, isContainer } from '../../parse/source-position.ts'

/** The text of a number in its file; what it is in short if it was computed. */
function writtenNumber(container: Container, key: string | number, value: number): string {
  const position = childPosition(container, key)
  const text = position?.source.text.slice(position.start, position.end)
  return text !== undefined && Number(text) === value ? text : String(value)
}

function withTexts(container: Container): Container {
  const entries = Object.entries(container).map(([key, entry]): [string, unknown] => {
    if (typeof entry === 'number')
      return [key, writtenNumber(container, Array.isArray(container) ? Number(key) : key, entry)]
    return [key, isContainer(entry) ? withTexts(entry) : entry]
  })
  if (entries.every(([key, entry]) => Reflect.get(container, key) === entry)) return container
  return copyPositions(
    container,
    Array.isArray(container) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries),
  )
}

/** A block in which the numbers of a field are the texts that its file has: YAML takes `3.10` for 3.1, and `007` for 7. */
export function withWrittenNumbers<Block extends Record<string, unknown>>(
  block: Block,
  field: string | undefined,
): Block {
  const value = field === undefined ? undefined : block[field]
  if (field === undefined || !isContainer(value)) return block
  const written = withTexts(value)
  return written === value ? block : copyPositions(block, { ...block, [field]: written })
}
