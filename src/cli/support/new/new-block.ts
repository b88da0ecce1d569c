import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deviceWords, isDeviceName } from '../../../../schema/device-name.ts'

/** `pop-up` → `PopUp`. */
const componentName = (type: string) => type.replace(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())
const schemaName = (type: string) => `${componentName(type).replace(/^./, (first) => first.toLowerCase())}Schema`
const keyOf = (type: string) => (type.includes('-') ? `'${type}'` : type)

/** Names that a new component imports, so it cannot have them. */
const importedNames: ReadonlySet<string> = new Set(['Section', 'SectionIntro'])

const schemaText = (type: string) => `import type { z } from 'zod'
import { defineBlock, line, sentences } from 'marquee/schema'

export const ${schemaName(type)} = defineBlock('${type}', 'What it is, in one sentence.', {
  title: line(90).meta({ description: 'The heading.', examples: ['A heading'] }),
  text: sentences(320)
    .optional()
    .meta({ description: 'One or two sentences under the heading.', examples: ['What it says.'] }),
})
export type ${componentName(type)} = z.infer<typeof ${schemaName(type)}>
`

const componentText = (type: string) => `import { Section, SectionIntro } from 'marquee'
import type { ${componentName(type)} as ${componentName(type)}Block } from './schema.ts'

export function ${componentName(type)}(block: ${componentName(type)}Block) {
  return (
    <Section>
      <SectionIntro title={block.title} intro={block.text} />
    </Section>
  )
}
`

const exampleText = (type: string) => `type: ${type}
title: A heading
text: What it says, in one or two sentences.
`

/** Inserts a line before the first match in a file. */
async function addLine(path: string, before: RegExp, line: string): Promise<void> {
  const text = await readFile(path, 'utf8')
  const at = text.search(before)
  if (at === -1) throw new Error(`${path} has no line for a new block.`)
  await writeFile(path, `${text.slice(0, at)}${line}\n${text.slice(at)}`)
}

/**
 * Writes the folder of a block type with a heading and a text, and adds it to the lists of types and components.
 * Returns the files, or why the block cannot be written.
 */
export async function newBlock(root: string, type: string): Promise<{ files: string[] } | { error: string }> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(type))
    return {
      error: `\`${type}\` is not a valid block type. Use lower-case words with hyphens between them.`,
    }
  if (isDeviceName(type)) return { error: deviceWords(type) }
  if (importedNames.has(componentName(type)))
    return {
      error: `\`${type}\` would have the name of a component of \`marquee\`. Choose another name.`,
    }
  const folder = `blocks/${type}`
  if (existsSync(join(root, folder))) return { error: `${folder} exists already.` }
  await mkdir(join(root, folder))
  const texts = {
    'schema.ts': schemaText(type),
    [`${type}.tsx`]: componentText(type),
    'example.yaml': exampleText(type),
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(root, folder, name), text)
  const registry = join(root, 'blocks/registry.ts')
  await addLine(
    registry,
    /\n\/\*\* Block types and their schemas/,
    `import { ${schemaName(type)} } from './${type}/schema.ts'`,
  )
  await addLine(registry, /^\} as const$/m, `  ${keyOf(type)}: ${schemaName(type)},`)
  await addLine(
    join(root, 'blocks/components.tsx'),
    /^\} satisfies Components$/m,
    `  ${keyOf(type)}: () => import('./${type}/${type}.tsx').then((m) => m.${componentName(type)}),`,
  )
  return {
    files: [...Object.keys(texts).map((name) => `${folder}/${name}`), 'blocks/registry.ts', 'blocks/components.tsx'],
  }
}
