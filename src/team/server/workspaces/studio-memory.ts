import { readdir } from 'node:fs/promises'

/** The heap of the studio of a small site in megabytes, and how many files need one more: docs/decisions/team.md has the figures. */
const leastHeap = 400
const filesInOne = 10

/** The options of Node for a studio, by how many files its content folder has: they are in its memory, and with a heap that is too small it ends. */
export async function memoryOptions(pages: string): Promise<string[]> {
  const names = await readdir(pages, { recursive: true })
  const files = names.filter((name) => name.endsWith('.yaml')).length
  return [`--max-old-space-size=${leastHeap + Math.floor(files / filesInOne)}`, '--max-semi-space-size=8']
}
