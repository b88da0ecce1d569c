import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that start other processes, build sites, or change every page: they take longest. */
const long = /\/tests\/unit\/(?:build|cache|cli|server|content\/mutated-pages|content\/edit|documents\/libre-office)/

/** Begins with what takes long: left for the end, it would run alone. What ran before goes by how long it took. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { true: first = [], false: others = [] } = Object.groupBy(await super.sort(files), ({ moduleId }) =>
      long.test(moduleId) ? 'true' : 'false',
    )
    return [...first, ...others]
  }
}

export default defineConfig({
  publicDir: false,
  logLevel: 'warn',
  test: {
    include: ['tests/**/*.test.{ts,tsx}', 'blocks/**/*.test.{ts,tsx}'],
    environment: 'node',
    sequence: { sequencer: LongestFirst },
    // Some tests wait for other processes: a core left free for the main one would be idle.
    maxWorkers: '100%',
    // Only there to end a test that hangs: how long one takes depends on the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
