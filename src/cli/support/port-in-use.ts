import { createServer } from 'node:net'
import { commandLine } from '../../../schema/command-line.ts'
import { shellWord, withSite } from '../../content/formats/with-site.ts'

/** Whether another program has a port. Any free one, 0, is free. */
export async function isPortTaken(port: number): Promise<boolean> {
  const server = createServer()
  const isTaken = await new Promise<boolean>((done) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => done(code === 'EADDRINUSE'))
    server.listen(port, () => done(false))
  })
  server.close()
  return isTaken
}

/** A command as it was run: its name with what was written behind it, and the site that it works on. */
export type CommandRun = { name: string; argv: readonly string[]; pages: string }

const highestPort = 65_535

/** Says that another program has a port: the same command at another one, and who knows which program it is. */
export function describePortInUse(port: number, { name, argv, pages }: CommandRun): string {
  const command = commandLine(name, argv.map(shellWord).join(' '))
  const namesSite = argv.some((word) => /^--(?:site|pages)\b/.test(word))
  const other = port === highestPort ? port - 1 : port + 1
  return `Port ${port} is taken. To use another: PORT=${other} ${namesSite ? command : withSite(command, pages)}
To see which program has it: lsof -i :${port}`
}
