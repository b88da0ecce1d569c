import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { recover } from '../../../../src/builder/release/publish.ts'
import { fileHashes } from '../../../support/file-hashes.ts'

/**
 * Contents that take turns: each build must be another than the one before. What is killed was writing to the cache, too.
 */
const versions = ['one', 'other'] as const
type Version = (typeof versions)[number]

const page = (title: string) => `title: ${title}
description: A page of a site that is built again and again, and each time killed before it is done.
blocks:
  - type: hero
    title: ${title}
    image: { name: home/hero, alt: A stage }
`

async function writeContent(root: string, folder: string, version: Version) {
  await mkdir(folder, { recursive: true })
  await cp(join(root, 'tests/engine/errors/_shared'), join(folder, '_data'), { recursive: true })
  for (const name of ['index', 'about', 'team'])
    await writeFile(join(folder, `${name}.yaml`), page(`The ${name} of ${version}`))
}

function startBuild(root: string, pages: string, out: string): ChildProcess {
  const args = [join(root, 'src/cli/main.ts'), 'build', '--pages', pages, '--out', out, '--no-compress']
  // A group of its own: what the build has started dies with it.
  return spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, SOURCE_DATE_EPOCH: '1764000000' },
  })
}

/** Waits until the build has ended and gives what it said. */
async function whole(build: ChildProcess): Promise<string> {
  let said = ''
  build.stderr?.on('data', (text) => {
    said += text
  })
  const [code] = await once(build, 'close')
  if (code !== 0) throw new Error(`A build failed: ${said}`)
  return said
}

/** Hash of each file of a release by its path, but for the note on the files of other releases. */
const hashesIn = (folder: string) => new Map([...fileHashes(folder)].filter(([name]) => name !== '_assets.json'))

type Releases = Record<Version, ReadonlyMap<string, string>>

/** Which release is served. Throws unless it is one of them to the byte, but for hashed files that it keeps of the other. */
async function releaseIn(out: string, releases: Releases): Promise<Version> {
  const found = hashesIn(out)
  for (const version of versions) {
    const expected = releases[version]
    const same = [...expected].every(([file, hash]) => found.get(file) === hash)
    const more = [...found.keys()].filter((file) => !expected.has(file) && !file.startsWith('assets/'))
    if (same && more.length === 0) return version
  }
  throw new Error(`${out} holds neither release as a whole.`)
}

/** The last thing that a build says before it puts its release in place. */
const lastStep = 'writing sitemap'

/** Kills a build at a moment of its whole run, or, where `late`, of the time in which it puts its release in place. */
async function killed(build: ChildProcess, { late, lastsMs }: { late: boolean; lastsMs: number }): Promise<boolean> {
  const ended = once(build, 'close')
  let said = ''
  const atLast = new Promise<void>((reached) => {
    build.stderr?.on('data', (text) => {
      said += text
      if (said.includes(lastStep)) reached()
    })
  })
  if (late) await Promise.race([atLast, ended])
  const pauseMs = Math.random() * (late ? 250 : lastsMs)
  const done = await Promise.race([ended, new Promise<undefined>((go) => setTimeout(go, pauseMs))])
  if (done === undefined && build.exitCode === null) process.kill(-(build.pid as number), 'SIGKILL')
  await ended
  return build.signalCode === 'SIGKILL'
}

type KillReport = { kills: number; before: number; after: number; ended: number }

/**
 * Builds a site of three pages and kills each build at a random moment, until `count` were killed. Throws as soon as what
 * is served is not the release before or the new one, to the byte. `before` and `after` say how often it was which.
 */
export async function killBuilds(root: string, count: number): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-kills-'))
  try {
    const out = join(folder, 'dist')
    const releases = {} as Releases
    let lastsMs = 0
    for (const version of versions) {
      await writeContent(root, join(folder, version), version)
      const startMs = performance.now()
      await whole(startBuild(root, join(folder, version), join(folder, `${version}-whole`)))
      lastsMs = performance.now() - startMs
      releases[version] = hashesIn(join(folder, `${version}-whole`))
    }
    await rename(join(folder, 'one-whole'), out)
    const report: KillReport = { kills: 0, before: 0, after: 0, ended: 0 }
    let present = await releaseIn(out, releases)
    for (let number = 0; report.kills < count; number++) {
      const next = present === 'one' ? 'other' : 'one'
      const build = startBuild(root, join(folder, next), out)
      const wasKilled = await killed(build, { late: number % 2 === 1, lastsMs })
      await recover(out)
      const found = await releaseIn(out, releases)
      if (!wasKilled && found !== next) throw new Error('A build that ended by itself left the release before.')
      if (wasKilled) report[found === next ? 'after' : 'before']++
      report[wasKilled ? 'kills' : 'ended']++
      present = found
    }
    await whole(startBuild(root, join(folder, 'one'), out))
    if ((await releaseIn(out, releases)) !== 'one') throw new Error('The build after the last kill is not served.')
    return report
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
