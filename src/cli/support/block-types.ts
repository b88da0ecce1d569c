import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { isPackage } from '../../../schema/command-line.ts'
import { type BlockFolder, componentName, engineBlocks, ownBlocks } from '../../content/block-types/find-blocks.ts'
import { schemaFolder } from '../../editor/write-schemas.ts'
import { projectRoot } from '../../files/roots.ts'
import { withSlashes } from '../../files/with-slashes.ts'

/**
 * A module in `folder`, which holds no block, for the compiler alone: a component that does not take what the schema of
 * its block gives is a type error in it, on the line that names the block.
 */
export function blockTypes(blocks: readonly BlockFolder[], folder: string): string {
  const typeOf = (file: string) => `typeof import(${JSON.stringify(withSlashes(relative(folder, file)))})`
  const shown = blocks.map(
    ({ type, schema, component }) =>
      `  Shown<${typeOf(schema)}, '${type}', (${typeOf(component)})['${componentName(type)}']>,\n`,
  )
  return `import type { ComponentType } from 'react'
import type { z } from 'zod'

/** What the schema that a module has for this type of block parses. */
type Parsed<Module, Type> = {
  [Name in keyof Module]: Module[Name] extends z.ZodType<{ type: Type }> ? z.infer<Module[Name]> : never
}[keyof Module]

type Shown<Module, Type extends string, Component extends ComponentType<Parsed<Module, Type>>> = Component

/** The component of each block. */
export type Blocks = [
${shown.join('')}]
`
}

/** Writes the types of the blocks of the content folder `pages`, below the root, for editors and `npm test`. */
export function writeBlockTypes(pages: string): void {
  const path = join(projectRoot, schemaFolder(pages), 'blocks.ts')
  // `npm run pack` has checked the engine's blocks.
  const blocks = [...(isPackage ? [] : engineBlocks()), ...ownBlocks(resolve(projectRoot, pages))]
  const text = blockTypes(blocks, dirname(path))
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
