import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { componentName, engineBlocks, ownBlocksFolder } from '../../../../blocks/find-blocks.ts'
import { deviceWords, isDeviceName } from '../../../../schema/reserved-name.ts'
import { withSlashes } from '../../../files/with-slashes.ts'

const schemaName = (type: string) => `${componentName(type).replace(/^./, (first) => first.toLowerCase())}Schema`

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

/**
 * Writes the folder of a block type with a heading and a text below the content folder. Returns the files, or why the
 * block cannot be written.
 */
export async function newBlock(
  root: string,
  pages: string,
  type: string,
): Promise<{ files: string[] } | { error: string }> {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(type))
    return {
      error: `\`${type}\` is not a valid block type. Use lower-case words with hyphens between them.`,
    }
  if (isDeviceName(type)) return { error: deviceWords(type) }
  if (importedNames.has(componentName(type)))
    return {
      error: `\`${type}\` would have the name of a component of \`marquee\`. Choose another name.`,
    }
  const path = join(ownBlocksFolder(resolve(root, pages)), type)
  const folder = withSlashes(relative(root, path))
  if (existsSync(path)) return { error: `${folder} exists already.` }
  if (engineBlocks().some((block) => block.type === type))
    return { error: `\`${type}\` is a block of the engine already. To replace it, copy blocks/${type} to ${folder}.` }
  await mkdir(path, { recursive: true })
  const texts = {
    'schema.ts': schemaText(type),
    [`${type}.tsx`]: componentText(type),
    'example.yaml': exampleText(type),
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(path, name), text)
  return { files: Object.keys(texts).map((name) => `${folder}/${name}`) }
}
