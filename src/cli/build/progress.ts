import { type BuildStep, buildSteps } from '../../builder/build-steps.ts'

/** What is used of a stream such as `process.stderr`. */
type Terminal = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }

type Options = {
  /** How long the command has been running, in words. */
  seconds: () => string
  /** Which steps the build takes. */
  compress: boolean
  isQuick: boolean
}

export type Progress = ReturnType<typeof createProgress>

const barWidth = 20
const clearLine = '\r\u001B[K'

/**
 * Shows how far a build is: one line with a bar on a terminal, elsewhere a line at the start of each step. The bar is
 * drawn again only when its percentage changes, so it costs a site of many pages nothing.
 */
export function createProgress({ seconds, compress, isQuick }: Options, stream: Terminal = process.stderr) {
  const names = Object.keys(buildSteps) as BuildStep[]
  const steps = names.filter((step) => step !== 'copies' || (compress && !isQuick))
  const shareOf = (some: readonly BuildStep[]) => some.reduce((sum, step) => sum + buildSteps[step].share, 0)
  let current: BuildStep | undefined
  let drawn = ''

  const draw = (step: BuildStep, done: number, total: number) => {
    const before = shareOf(steps.slice(0, steps.indexOf(step)))
    const fraction = (before + buildSteps[step].share * (done / total)) / shareOf(steps)
    const percent = `${Math.floor(100 * fraction)} %`.padStart(5)
    if (`${step}${percent}` === drawn) return
    drawn = `${step}${percent}`
    const bar = '█'.repeat(Math.floor(barWidth * fraction)).padEnd(barWidth, '░')
    const parts = total === 1 ? '' : `, ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
    const line = `${seconds()}  ${bar} ${percent}  ${buildSteps[step].words}${parts}`
    stream.write(clearLine + line.slice(0, (stream.columns ?? 80) - 1))
  }

  return {
    start(step: BuildStep): void {
      current = step
      if (stream.isTTY) draw(step, 0, 1)
      else stream.write(`${seconds()}  ${buildSteps[step].words}\n`)
    },
    /** So many parts of the current step are done. */
    advance(done: number, total: number): void {
      if (stream.isTTY && current) draw(current, done, total)
    },
    /** Removes the bar, so that something else can be printed. */
    clear(): void {
      if (stream.isTTY && drawn) stream.write(clearLine)
      drawn = ''
    },
  }
}
