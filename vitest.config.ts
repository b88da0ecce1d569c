import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { marqueeBlocks } from './src/dev/vite-plugin-blocks.ts'

/** Tests that start other processes, build sites, or change every page: they take longest. */
const long = /\/tests\/(?:engine\/(?:builder|cache|cli|server)|sample\/(?:builder|content|documents))/

/**
 * Tests of what keeps something for as long as it runs: a page in a browser its drafts, notices and queries, those of the
 * service their database.
 */
const isolated = [
  'blocks/{calculator,city-map,form}/*.test.tsx',
  'pages/_blocks/{document,estimate}/*.test.tsx',
  'tests/sample/quote/*.test.tsx',
  'tests/engine/{client,submission-queue,server,components}/**/*.test.{ts,tsx}',
  // It watches a module, which it must load itself.
  'tests/engine/content/parse/positions-on-demand.test.ts',
]

const setup = ['tests/support/property-runs.ts', 'tests/support/studio-words.ts']

/**
 * Begins with what takes long: left for the end, it would run alone. What ran before goes by how long it took; a project
 * stays in one run in both, since a worker that shares its modules ends where another project comes.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = Object.groupBy(await super.sort(files), ({ moduleId, project }) =>
      long.test(moduleId) ? `long ${project.name}` : project.name,
    )
    return ['long shared', 'long isolated', 'isolated', 'shared'].flatMap((name) => groups[name] ?? [])
  }
}

export default defineConfig({
  plugins: [marqueeBlocks('pages')],
  publicDir: false,
  logLevel: 'warn',
  test: {
    // All others share what they import: to load it again for each file takes a quarter of the time of the quick ones.
    projects: [
      // A thread begins sooner than a process, and here each file has one of its own.
      { extends: true, test: { name: 'isolated', include: isolated, pool: 'threads', setupFiles: setup } },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{blocks,tests,pages/_blocks}/**/*.test.{ts,tsx}'],
          exclude: isolated,
          isolate: false,
          setupFiles: [...setup, 'tests/support/default-language.ts'],
        },
      },
    ],
    tags: [{ name: 'exhaustive', description: 'part of `npm run test:all`, not of `npm test`' }],
    // The renderer of a build is whole: Node loads it as in a build.
    server: { deps: { external: [/\/\.renderer-\w+\.mjs$/] } },
    sequence: { sequencer: LongestFirst },
    // Some tests wait for other processes: a core left free for the main one would be idle.
    maxWorkers: '100%',
    // Only there to end a test that hangs: how long one takes depends on the machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
