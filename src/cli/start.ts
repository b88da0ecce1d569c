import { build } from './build.ts'
import { serve } from './serve.ts'

/** Builds the site, then serves it until it is told to stop. */
export async function start(argv: string[]): Promise<number> {
  const failed = await build(argv)
  return failed === 0 ? serve([]) : failed
}
