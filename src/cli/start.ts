import { build } from './build.ts'
import { serve } from './serve.ts'

/**
 * Builds the site, then serves it until it is told to stop. A first start needs nothing typed: passwords of protected
 * pages that are missing are made.
 */
export async function start(argv: string[]): Promise<number> {
  const failed = await build(argv, { makePasswords: true })
  return failed === 0 ? serve([]) : failed
}
