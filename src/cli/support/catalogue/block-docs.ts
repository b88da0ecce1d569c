import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandLine } from '../../../../schema/command-line.ts'
import { escaped } from '../../../../schema/links/markdown-links.ts'

/** The page about blocks, relative to the root. What follows {@link generatedFrom} in it is generated from the code. */
export const blockDocsFile = 'docs/blocks.md'
export const generatedFrom = `<!-- From here on written by \`${commandLine('catalogue')}\`, from the comments in \`src/public/\` and of what it exports. -->\n`

/** A group of names of the public API: a heading, an example, and statements that export the names. */
type Group = { heading: string; example: string; exported: { name: string; module: string }[] }

const groupStart = /^\/\*\n \* (.+)\n((?: \*.*\n)*?) \*\/$/gm
const exportStatement = /^export (?:type )?\{([^}]*)\} from '([^']+)'/gm

/** The introduction and the groups of an entry of the public API. */
export function groupsIn(code: string): { intro: string; groups: Group[] } {
  const [intro = '', ...rest] = code.split(groupStart)
  const groups: Group[] = []
  for (let at = 0; at < rest.length; at += 3) {
    const [heading = '', example = '', statements = ''] = rest.slice(at, at + 3)
    groups.push({
      heading,
      example: example.replace(/^ \* ?/gm, '').trim(),
      exported: [...statements.matchAll(exportStatement)].flatMap(([, names = '', module = '']) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/^type /, ''))
          .filter(Boolean)
          .map((name) => ({ name, module })),
      ),
    })
  }
  return { intro: intro.replace(/^\/\/ /gm, '').trim(), groups }
}

/** What the comment before an export says, in one line. */
function docstringOf(name: string, code: string): string | undefined {
  const comment = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:async )?(?:const|function|type) ${escaped(name)}\\b`,
  )
  const [, text] = comment.exec(code) ?? []
  return text
    ?.replace(/^ *\* ?/gm, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The generated part of the page: every name of the public API with its comment, by entry and group. */
export async function blockDocs(root: string): Promise<string> {
  const { exports } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  const parts: string[] = []
  for (const [path, file] of Object.entries(exports)) {
    const { intro, groups } = groupsIn(await readFile(join(root, file), 'utf8'))
    parts.push(`## \`${path.replace('.', 'marquee')}\``, intro)
    for (const { heading, example, exported } of groups) {
      const lines = exported.map(async ({ name, module }) => {
        const words = docstringOf(name, await readFile(join(root, file, '..', module), 'utf8'))
        if (words === undefined) throw new Error(`${name} of ${file} has no comment.`)
        return `- \`${name}\`: ${words}`
      })
      parts.push(`### ${heading}`, (await Promise.all(lines)).join('\n'), example)
    }
  }
  return `${parts.join('\n\n')}\n`
}
