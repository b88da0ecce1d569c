import { systemWords } from './system-fault.ts'

/** Carries out a command and gives its exit code. A file that cannot be read or written is told in one line, and gives 1. */
export async function carryOut(command: (argv: string[]) => Promise<number>, argv: string[]): Promise<number> {
  try {
    return await command(argv)
  } catch (error) {
    const words = systemWords(error)
    if (words === undefined) throw error
    console.error(words)
    return 1
  }
}
