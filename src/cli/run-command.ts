import { CommanderError } from '@commander-js/extra-typings'
import { WrongVariable } from '../files/source-date.ts'
import { systemErrorMessage } from './support/system-error.ts'

/**
 * Runs a command and returns its exit code: 0 if help was requested, 2 for wrong use. A file that cannot be read or
 * written is reported in one line, with exit code 1.
 */
export async function runCommand(command: (argv: string[]) => Promise<number>, argv: string[]): Promise<number> {
  try {
    return await command(argv)
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (error instanceof WrongVariable) {
      console.error(error.message)
      return 2
    }
    const words = systemErrorMessage(error)
    if (words === undefined) throw error
    console.error(words)
    return 1
  }
}
