import { cpus } from 'node:os'
import { commandLine } from '../../../schema/command-line.ts'
import { benchBuild } from '../../../tests/bench/build.ts'
import { benchDev } from '../../../tests/bench/dev.ts'
import { benchGenerated, benchPeers } from '../../../tests/bench/peers.ts'
import { benchServe } from '../../../tests/bench/serve.ts'
import { benchStudio } from '../../../tests/bench/studio/studio.ts'
import { benchValidate } from '../../../tests/bench/validate.ts'
import { benchPhone } from '../../../tests/bench/visits/phone.ts'
import { benchTaps } from '../../../tests/bench/visits/taps.ts'
import { benchWarm } from '../../../tests/bench/warm.ts'
import { benchWeight } from '../../../tests/bench/weight.ts'
import { engineRoot } from '../../files/roots.ts'
import { command } from '../options.ts'

const benches = {
  build: (count?: number) => benchBuild(engineRoot, count),
  dev: (count?: number) => benchDev(engineRoot, count),
  generated: (count?: number) => benchGenerated(engineRoot, count),
  peers: (count?: number) => benchPeers(engineRoot, count),
  phone: (count?: number) => benchPhone(engineRoot, count),
  serve: () => benchServe(engineRoot),
  studio: () => benchStudio(engineRoot),
  taps: (count?: number) => benchTaps(engineRoot, count),
  validate: (count?: number) => benchValidate(engineRoot, count),
  warm: (count?: number) => benchWarm(engineRoot, count),
  weight: () => benchWeight(engineRoot),
} satisfies Record<string, (count?: number) => Promise<Record<string, string>[]>>

const isBench = (name: string): name is keyof typeof benches => Object.hasOwn(benches, name)

const call = command('bench', 'Runs one benchmark, or all of them, and prints a table each.')
  .argument('[name]', 'the benchmark')
  .argument('[count]', 'how much of it, else as below')
  .addHelpText(
    'after',
    `
Benchmarks:
  build [COUNT]    a cold build of COUNT city pages as heavy as the home page (1000)
  dev [COUNT]      start of the server for writing with COUNT city pages, and a save until it is served and checked (1000)
  peers [COUNT]    COUNT pages by Marquee, Eleventy and Astro: all, none, one changed (1000)
  generated [COUNT] COUNT generated pages by Marquee and Eleventy (10000)
  phone [COUNT]    Lighthouse COUNT times as a phone ten times slower (5; needs dist/)
  serve            requests a second of ${commandLine('serve')} and of nginx for the same files (needs dist/)
  studio           start, clicks, keys and blocks in the studio
  taps [COUNT]     from the finger to the picture, COUNT visits each, four times slower and on slow 4G (5; needs dist/)
  validate [COUNT] a check of COUNT city pages without records, with nothing and with one page changed (10000)
  warm [COUNT]     a build of COUNT city pages, then with nothing, one page and one fragment changed (10000)
  weight           bytes that a page loads before and after the first touch (needs dist/)`,
  )

/** Runs one benchmark or all of them and prints a table each. */
export async function bench(argv: string[]): Promise<number> {
  const [name, count] = call.parse(argv, { from: 'user' }).processedArgs
  if (name !== undefined && !isBench(name)) return call.error(`\`${name}\` is not a benchmark.`)
  console.log(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`)
  for (const one of name ? [name] : (Object.keys(benches) as (keyof typeof benches)[])) {
    console.log(`\n${one}`)
    console.table(await benches[one](count === undefined ? undefined : Number(count)))
  }
  return 0
}
