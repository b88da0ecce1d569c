#!/usr/bin/env node
/**
 * The program `marquee` of the package. It runs on whatever Node the machine has: where that is too old, it starts the one of the
 * package `node`, or says how to add it.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Compression with Zstandard, SQLite and the newest methods of the language. */
const neededMajor = 24
const isNewEnough = Number.parseInt(process.versions.node, 10) >= neededMajor
const added = resolve('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')

if (isNewEnough) await import('./main.js')
else if (existsSync(added)) {
  const child = spawn(added, process.argv.slice(1), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
} else {
  console.error(
    `This is Node ${process.versions.node}, and Marquee needs ${neededMajor} or newer. Install it, or add it to this folder alone: npm install node@${neededMajor}`,
  )
  process.exitCode = 1
}
