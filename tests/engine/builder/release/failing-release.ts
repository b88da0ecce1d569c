/**
 * A process that publishes the release `name` to `out` and meets an error on the way:
 * `kill N`: it ends by SIGKILL before its Nth call of the file system · `throw CODE`: it publishes again and again, and
 * the first, second, third … call fails with this code, until all went well once · `loop`: it publishes until it is
 * killed, and says `written` after each · `hold`: it says `written` while it writes, and never continues.
 * Arguments: out, name, mode, value.
 */
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { releaseIn, writeSmallRelease } from '../small-release.ts'

const [out = '', name = '', mode = '', value = ''] = process.argv.slice(2)

let calls = 0
let failAt = mode === 'kill' ? Number(value) : Number.POSITIVE_INFINITY

function failIfDue() {
  calls++
  if (calls !== failAt) return
  if (mode === 'kill') process.kill(process.pid, 'SIGKILL')
  throw Object.assign(new Error(`${value}: thrown by the test`), { code: value })
}

/** Puts a function of the file system behind the error. */
function watch(name: string) {
  const holder = promises as unknown as Record<string, (...args: unknown[]) => unknown>
  const original = holder[name]
  holder[name] = async (...args) => {
    failIfDue()
    return original?.(...args)
  }
}
for (const name of ['access', 'copyFile', 'link', 'mkdir', 'readdir', 'readFile', 'rename', 'rm', 'stat', 'writeFile'])
  watch(name)
syncBuiltinESMExports()
const { cleanedUp, publish } = await import('../../../../src/builder/release/publish.ts')

if (mode === 'kill') {
  await publish(out, (stagingDir) => writeSmallRelease(stagingDir, name))
  await cleanedUp()
  console.log(`written ${calls}`)
}
if (mode === 'throw') {
  let before = await releaseIn(out)
  for (let number = 1; ; number++) {
    calls = 0
    failAt = number
    const expected = `${name}-${number}`
    const failed = await publish(out, (stagingDir) => writeSmallRelease(stagingDir, expected)).then(
      () => false,
      () => true,
    )
    await cleanedUp()
    const met = calls >= number
    failAt = Number.POSITIVE_INFINITY
    const present = await releaseIn(out)
    if (present !== expected && (present !== before || !failed)) throw new Error(`call ${number} left ${present}`)
    before = present
    if (!met) break
  }
  console.log(`written ${calls}`)
}
if (mode === 'loop')
  for (let number = 1; ; number++) {
    await publish(out, (stagingDir) => writeSmallRelease(stagingDir, `${name}-${number}`))
    console.log(`written ${name}-${number}`)
  }
if (mode === 'hold')
  await publish(out, async () => {
    console.log('written')
    await new Promise((resolve) => setTimeout(resolve, 2 ** 30))
  })
