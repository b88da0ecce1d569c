import { commandLine } from '../../../schema/command-line.ts'
import { shellWord, withSite } from '../../content/formats/with-site.ts'

type Options = { out: string; pages: string }

/** Says that a folder holds no built site, or none that has what a command needs, and how to build it there. */
export function noSite({ out, pages }: Options, needed = 'yet'): string {
  const build = commandLine('build', out === 'dist' ? '' : `--out ${shellWord(out)}`)
  return withSite(`There is no site in ${out}/ ${needed}. Build it first: ${build}`, pages)
}
