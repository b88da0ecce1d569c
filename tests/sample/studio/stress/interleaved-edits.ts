import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setField, smallSite, startStudioProcess } from './studio-process.ts'

const file = 'pages/about.yaml'
const fields = ['title', 'intro'] as const

type Found = {
  saved: number
  /** Edits that were answered with both texts. */
  conflicts: number
  /** Writes of the other program. */
  others: number
  /** Values that were replaced by somebody who had not seen them. */
  lost: string[]
}

/** Two tabs that edit the same fields of a page in turns and without looking, while another program writes the file. */
export async function interleavedEdits(root: string, { count, seed }: { count: number; seed: number }): Promise<Found> {
  smallSite(root, ['about'])
  const studio = await startStudioProcess(root)
  const other = fork(join(import.meta.dirname, 'other-program.ts'), [join(root, file)])
  const found: Found = { saved: 0, conflicts: 0, others: 0, lost: [] }
  /** The value that each field has, as the last answer said. */
  const now = new Map<string, string>(fields.map((field) => [field, 'None']))
  const tab = async () => {
    const { hashes, blocks } = await studio.page('/about')
    return {
      hash: hashes[file] as string,
      seen: new Map(fields.map((name) => [name, String(blocks[0]?.values[name])])),
    }
  }
  const tabs = [await tab(), await tab()]
  let random = seed
  for (let number = 1; number <= count; number++) {
    random = (random * 1_103_515_245 + 12_345) % 2_147_483_648
    if ((random >> 16) % 3 === 0) {
      other.send('edit')
      const [isThere] = await once(other, 'message')
      found.others++
      if (!isThere) found.lost.push(`Write ${found.others - 1} of the other program`)
    }
    const which = (random >> 8) % 2
    const own = tabs[which] as Awaited<ReturnType<typeof tab>>
    const field = fields[(random >> 12) % 2] as (typeof fields)[number]
    const value = `Tab ${which} edit ${number}`
    const files = [{ file, hash: own.hash, edits: [setField(field, value)] }]
    const result = await studio.edit({ files, label: `Edit ${number}` })
    if (result.kind === 'saved') {
      found.saved++
      if (own.seen.get(field) !== now.get(field))
        found.lost.push(`${value} replaced ${now.get(field)}, and had seen ${own.seen.get(field)}`)
      now.set(field, value)
      own.seen.set(field, value)
      own.hash = result.files[0]?.hash ?? ''
    } else if (result.kind === 'conflict') {
      found.conflicts++
      tabs[which] = await tab()
    } else if (result.kind !== 'refused') found.lost.push(JSON.stringify(result))
  }
  other.disconnect()
  const text = readFileSync(join(root, file), 'utf8')
  for (const [field, value] of now)
    if (!text.includes(`    ${field}: ${value}\n`)) found.lost.push(`${value} is not in the file`)
  await studio.kill()
  return found
}
