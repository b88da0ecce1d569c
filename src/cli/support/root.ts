import { resolve } from 'node:path'
import { projectRoot } from '../../files/roots.ts'

/** A path from the command line, relative to the folder of the project. */
export const underRoot = (path: string) => resolve(projectRoot, path)
