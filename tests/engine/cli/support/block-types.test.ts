import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { blockTypes } from '../../../../src/cli/support/block-types.ts'
import { ownBlocks } from '../../../../src/content/block-types/find-blocks.ts'

const schemaText = (type: string) => `import { z } from 'zod'

export const limits = { title: 90 }
export const schema = z
  .strictObject({ type: z.literal('${type}'), title: z.string().max(limits.title), days: z.int().optional() })
  .superRefine(() => undefined)
export type Parsed = z.infer<typeof schema>
`

/** Components of blocks with this schema, by the type of the block. */
const components = {
  typed: `import type { Parsed } from './schema.ts'
export const Typed = ({ title }: Parsed) => title`,
  part: `export const Part = ({ title }: { title: string }) => title`,
  unneeded: `export const Unneeded = () => null`,
  class: `import { Component } from 'react'
import type { Parsed } from './schema.ts'
export class Class extends Component<Parsed> {}`,
  misnamed: `export const Missnamed = () => null`,
  'other-field': `export const OtherField = ({ text }: { text: string }) => text`,
  'other-type': `export const OtherType = ({ title }: { title: number }) => title`,
  'always-there': `export const AlwaysThere = ({ days }: { days: number }) => days`,
}
const wrong = ['always-there', 'misnamed', 'other-field', 'other-type']

it('makes a component that does not take what its schema gives a type error', () => {
  const root = mkdtempSync(join(tmpdir(), 'marquee-types-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  for (const [type, text] of Object.entries(components)) {
    const folder = join(root, '_blocks', type)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'schema.ts'), schemaText(type))
    writeFileSync(join(folder, `${type}.tsx`), text)
  }
  const code = blockTypes(ownBlocks(root), join(root, 'checked'))
  mkdirSync(join(root, 'checked'))
  writeFileSync(join(root, 'checked/blocks.ts'), code)
  const options = { extends: resolve('tsconfig.json'), include: ['checked'], compilerOptions: { incremental: false } }
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(options))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')

  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', root, '--pretty', 'false'], {
    encoding: 'utf8',
  })
  const errors = [...stdout.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, file = '', line]) => {
    const [, type = ''] = /'([a-z-]+)', /.exec(code.split('\n')[Number(line) - 1] ?? '') ?? []
    return `${file.split('/').at(-1)}: ${type}`
  })
  expect(errors.sort()).toEqual(wrong.map((type) => `blocks.ts: ${type}`))
})
