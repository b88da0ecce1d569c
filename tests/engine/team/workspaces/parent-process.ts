import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A server that has started a studio, and can be killed. */
const [lock = ''] = process.argv.slice(2)
const child = fork(join(import.meta.dirname, 'echo-process.ts'), ['', lock], { execArgv: [] })
await once(child, 'message')
process.send?.(child.pid)
