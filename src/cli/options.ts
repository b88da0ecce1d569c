import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Reads the arguments of a command. Wrong ones are answered on standard error with the usage, and give `undefined`:
 * the command then ends with exit code 2.
 */
export function readOptions<const O extends Options>(
  argv: string[],
  options: O,
  usage: string,
  allowPositionals = false,
) {
  try {
    return parseArgs({ args: argv, options, allowPositionals, strict: true })
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return undefined
  }
}
