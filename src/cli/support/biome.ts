import { type StdioOptions, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { engineRoot } from '../../files/roots.ts'

/** Formats files, and fixes what the linter can fix in them. Returns the exit code. */
export function formatFiles(args: readonly string[], stdio: StdioOptions = 'ignore'): number {
  const biome = fileURLToPath(import.meta.resolve('@biomejs/biome/bin/biome'))
  return spawnSync(process.execPath, [biome, 'check', '--write', ...args], { cwd: engineRoot, stdio }).status ?? 1
}
