import { rename, rm, stat } from 'node:fs/promises'

const exists = async (path: string) => (await stat(path).catch(() => undefined)) !== undefined

/** Puts the finished folder `made` in the place of `out`. What was there is gone only after the new one is in place. */
export async function swapFolder(made: string, out: string): Promise<void> {
  const old = `${out}.old`
  await rm(old, { recursive: true, force: true })
  if (await exists(out)) await rename(out, old)
  await rename(made, out)
  await rm(old, { recursive: true, force: true })
}
