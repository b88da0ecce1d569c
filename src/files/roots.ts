import { basename, dirname, join, resolve } from 'node:path'
import { isPackage } from '../../schema/command-line.ts'

/** The root of the engine's code: this repository, or the package in the `node_modules` of a site's repository. */
export const engineRoot = resolve(import.meta.dirname, '../..')

/** The folder that holds the content, `public/`, `dist/` and `.env`: this repository, or the one that uses the package. */
export const projectRoot = isPackage ? process.cwd() : engineRoot

/** The path of a module of the engine: the package has JavaScript where this repository has TypeScript. */
export const engineModule = (path: string): string => (isPackage ? path.replace(/\.tsx?$/, '.js') : path)

/** Where npm has installed the packages that the engine in this folder uses. */
export const packagesOf = (engine: string): string =>
  basename(dirname(engine)) === 'node_modules' ? dirname(engine) : join(engine, 'node_modules')
