import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { commandLine, isPackage } from '../../../../schema/command-line.ts'
import { deviceWords, isDeviceName } from '../../../../schema/reserved-name.ts'
import { Broken } from '../../../content/block-types/broken.ts'
import {
  type BlockFolder,
  componentName,
  engineBlocks,
  ownBlocksFolder,
} from '../../../content/block-types/find-blocks.ts'
import { exportsOf } from '../../../content/block-types/parse-code.ts'
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

/** Whether a copy of a block of the engine works in a site: the package has compiled code alone. */
async function isCopyable({ schema, component, folder }: BlockFolder): Promise<boolean> {
  if (isPackage) return false
  try {
    for (const file of [schema, component]) await exportsOf(file, folder)
    return true
  } catch (error) {
    if (error instanceof Broken) return false
    throw error
  }
}

/** How a site gets a block of its own where the engine has one of the same name. `folder`: where it would be. */
async function insteadOf(block: BlockFolder, folder: string): Promise<string> {
  const { type } = block
  const ownName = `For a block beside it, choose another name: ${commandLine('new', `block own-${type}`)}`
  const taken = `\`${type}\` is a block of the engine already.`
  if (!(await isCopyable(block))) return `${taken} ${ownName}`
  const hasTests = readdirSync(block.folder).some((name) => name.includes('.test.'))
  return `${taken} To replace it on this site, copy blocks/${type} to ${folder}${hasTests ? ', without its tests' : ''}. ${ownName}`
}

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
  const ofEngine = engineBlocks().find((block) => block.type === type)
  if (ofEngine) return { error: await insteadOf(ofEngine, folder) }
  await mkdir(path, { recursive: true })
  const texts = {
    'schema.ts': schemaText(type),
    [`${type}.tsx`]: componentText(type),
    'example.yaml': exampleText(type),
  }
  for (const [name, text] of Object.entries(texts)) await writeFile(join(path, name), text)
  return { files: Object.keys(texts).map((name) => `${folder}/${name}`) }
}
