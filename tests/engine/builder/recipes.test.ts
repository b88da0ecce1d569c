import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { fileHashes } from '../../support/file-hashes.ts'
import { isLong } from '../../support/long.ts'
import { contentFolder, pageText } from '../content/folder.ts'
import { copyCached } from './assets/copy-cached.ts'
import { clonesWith } from './clones.ts'
import { folderOfRclone, localBucket } from './local-bucket.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../..')
const guide = readFileSync(join(root, 'docs/running.md'), 'utf8')
const fences = [...guide.matchAll(/^```(?:sh|yaml)\n(.*?)^```$/gms)].map(([, text = '']) => text)

/** The one example of the guide that says this. */
function example(said: string): string {
  const found = fences.filter((text) => text.includes(said))
  expect(found, said).toHaveLength(1)
  return found[0] as string
}

type Container = { command: string[]; args: string[]; env: { name: string; value: string }[]; envFrom: unknown[] }
type Job = {
  apiVersion: string
  kind: string
  spec: {
    completionMode: string
    completions: number
    parallelism: number
    template: { spec: { restartPolicy: string; containers: [Container] } }
  }
}
type Step = { run?: string; uses?: string; with?: Record<string, unknown> }
type Workflow = {
  env: Record<string, string>
  jobs: { part: { strategy: { matrix: { part: number[] } }; steps: Step[] }; site: { steps: Step[] } }
}

const job = parse(example('kind: Job')) as Job
const [container] = job.spec.template.spec.containers
const workflow = parse(example('actions/checkout')) as Workflow
const lastBuild = example('rclone copy bucket:your-bucket/cache .cache/marquee\nnpm run build\n')
const form = '  - use: quote-form\n'
const names = ['index', 'about', 'blog', 'blog/first', 'blog/second', 'team', 'values']

it('has a Job that Kubernetes accepts, with one machine per shard', () => {
  const { apiVersion, kind, spec } = job
  expect([apiVersion, kind, spec.completionMode]).toEqual(['batch/v1', 'Job', 'Indexed'])
  // A Job may not start its containers again and again.
  expect(spec.template.spec.restartPolicy).toBe('Never')
  expect(spec.parallelism).toBe(spec.completions)
  expect(container.args[0]).toContain(`--shard $part/${spec.completions}\n`)
})

it('has a CI matrix whose machines run the commands of the Job', () => {
  const { part, site } = workflow.jobs
  const commands = (steps: readonly Step[]) => steps.flatMap((step) => step.run ?? [])
  expect(part.strategy.matrix.part).toEqual(Array.from({ length: job.spec.completions }, (_, index) => index + 1))
  expect(commands(part.steps).map((line) => line.replaceAll(/\$\{\{ matrix\.part \}\}/g, '$part'))).toEqual(
    container.args[0]?.split('\n').filter((line) => line.startsWith('npm')),
  )
  expect(commands(site.steps)).toEqual(lastBuild.split('\n').filter((line) => line.startsWith('npm')))
  expect(workflow.env).toEqual(Object.fromEntries(container.env.map(({ name, value }) => [name, value])))
  for (const { uses = '' } of [...part.steps, ...site.steps].filter(({ run }) => run === undefined))
    expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/)
})

// `shards.test.ts` tests the same without a bucket.
it.runIf(isLong)('builds the bytes of a single build from what machines have cached in a bucket', async () => {
  const pages = Object.fromEntries(names.map((name) => [`${name}.yaml`, pageText(`The page ${name}`, form)]))
  const { root: content } = await contentFolder(pages)
  const clone = await (await clonesWith(join(content, 'pages')))('machine')
  const { endpoint, key, secret } = await localBucket('your-bucket')
  const secretOfJob = example('RCLONE_CONFIG_BUCKET_TYPE')
    .replace(/(?<=ENDPOINT=).*/, endpoint)
    .replace(/(?<=ACCESS_KEY_ID=).*/, key)
    .replace(/(?<=SECRET_ACCESS_KEY=).*/, secret)
  const env = {
    PATH: [folderOfRclone(), process.env['PATH']].join(delimiter),
    HOME: content,
    // It would ask the registry whether there is a newer one.
    npm_config_update_notifier: 'false',
    SOURCE_DATE_EPOCH: '1764000000',
    ...workflow.env,
    ...Object.fromEntries(
      secretOfJob
        .trim()
        .split('\n')
        .map((line) => line.split('=') as [string, string]),
    ),
  }
  /** Runs a script, and returns what it says where it fails. */
  const failureOf = async (script: string, more = {}): Promise<string> => {
    const [shell, ...flags] = container.command as [string, ...string[]]
    const given = { cwd: clone, env: { ...env, ...more } }
    return run(shell, [...flags, script], given).then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr,
    )
  }
  /** One machine after the other: each has the code of this repository, and so its bundles, and nothing else of a cache. */
  const asMachine = async (cache: string, script: string, more = {}) => {
    for (const folder of ['.cache', 'node_modules/.cache/marquee', 'dist'])
      await rm(join(clone, folder), { recursive: true, force: true })
    await copyCached(join(clone, cache))
    return failureOf(script, more)
  }
  const work = (index: number) =>
    asMachine('.cache/marquee', container.args[0] as string, { JOB_COMPLETION_INDEX: String(index) })

  const count = job.spec.completions
  for (let index = 0; index < count; index++) expect(await work(index)).toBe('')
  expect(await work(count)).toContain('--shard takes a part')
  expect(await work(1)).toBe('')
  expect(await asMachine('node_modules/.cache/marquee', 'npm run build', { MARQUEE_CACHE: '' })).toBe('')
  const alone = fileHashes(join(clone, 'dist'))
  expect(await asMachine('.cache/marquee', lastBuild)).toBe('')
  const last = fileHashes(join(clone, 'dist'))
  expect(last).toEqual(alone)
  expect([...last.keys()]).toContain('blog/second.html.br')
})
