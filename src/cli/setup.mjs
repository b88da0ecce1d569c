/**
 * The entry of every npm script. It runs on whatever Node the machine has, installs what is missing, and then starts
 * the pinned Node, which runs TypeScript directly.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { totalmem } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const pinnedNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** npm stores a copy of the lock file of what it installed; only the entry of the root is missing there. */
function isInstalled() {
  const copy = join(root, 'node_modules/.package-lock.json')
  if (!existsSync(copy) || !existsSync(pinnedNode)) return false
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const present = JSON.parse(readFileSync(copy, 'utf8')).packages
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  )
}

function install() {
  console.error('Installing packages. This is needed once.')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0 || !existsSync(pinnedNode)) {
    console.error('The packages could not be installed. Check the network, then run the command again.')
    process.exit(1)
  }
}

if (!isInstalled()) install()

const path = [dirname(pinnedNode), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
// Set before the first module loads: otherwise Node loads its TypeScript support only to read the module that sets it.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node')
// Within Node's own limit, 4 GB, most of a build of 100,000 pages is garbage collection: `docs/benchmarks.md`.
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)
const heapLimit = `--max-old-space-size=${Math.floor(memoryBytes / 2 / 2 ** 20)}`
const child = spawn(pinnedNode, [heapLimit, join(root, 'src/cli/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
