/** Whether this code is the compiled package: only the repository of the engine runs its TypeScript as it is. */
export const isPackage = import.meta.url.endsWith('.js')

/** Commands whose output goes into a file or a program, so that npm must print nothing of its own. */
const piped = ['hosts', 'indexnow']

/**
 * A command as a person types it: `npm run validate` in the repository of the engine, `npx marquee validate` in one that
 * uses the package. `words` are its options and arguments.
 */
export function commandLine(name: string, words = ''): string {
  if (isPackage) return `npx marquee ${name}${words && ` ${words}`}`
  const script = name === 'start' || name === 'test' ? name : `run ${piped.includes(name) ? '--silent ' : ''}${name}`
  return `npm ${script}${words && ` -- ${words}`}`
}
