// @module-tag exhaustive

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Edit } from '../../../../schema/edit.ts'
import { prepare } from '../../../../src/generate/generate.ts'
import { touches } from '../../../../src/generate/plan.ts'
import type { EditResult } from '../../../../src/studio/wire/edits.ts'
import type { PageModel } from '../../../../src/studio/wire/page.ts'
import { serveStudio } from '../../../engine/studio/studio-server.ts'
import { copySmallSample } from '../../../support/small-sample.ts'

const template = '_data/templates/city-service.yaml'
const page = 'la/ushers.yaml'

/** The studio over a small copy of the sample site, at the page of ushers in Los Angeles. */
async function open() {
  const root = mkdtempSync(join(tmpdir(), 'marquee-template-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  await copySmallSample(join(root, 'pages'))
  const studio = await serveStudio(root)
  const read = (name: string) => readFileSync(studio.pathOf(name), 'utf8')
  const model = () => studio.call<PageModel>('page', { address: '/la/ushers' })
  return {
    ...studio,
    ...{ root, read, model },
    all: () =>
      Object.fromEntries(
        readdirSync(studio.pathOf(''), { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.(?:yaml|json)$/.test(name))
          .map((name) => [name, read(name)]),
      ),
    async editEverywhere(edit: Edit) {
      const { file, hashes } = await model()
      const files = [{ file, hash: hashes[file], edits: [edit], inTemplate: true }]
      return studio.call<EditResult>('edit', { files, label: 'Edit title' })
    },
    async outdated() {
      const prepared = await prepare({ root, pages: 'pages' })
      return prepared.kind === 'ready' ? prepared.outdated || prepared.steps.some(touches) : prepared.kind
    },
  }
}

const setTitle = (value: string): Edit => ({ kind: 'set', path: ['blocks', 0, 'title'], value })

describe('an edit of the template of a page', () => {
  it('writes the template and what generate writes, and one Undo undoes it', async () => {
    const { editEverywhere, all, read, outdated, call } = await open()
    const before = all()
    const title = '{service.plural} for {city.name}'
    const result = await editEverywhere(setTitle(title))
    if (result.kind !== 'saved') throw new Error(JSON.stringify(result))
    expect(result.files.length).toBeGreaterThan(9)
    expect(read(template)).toBe(
      (before[template] ?? '').replace(
        "title: '{service.name} in {city.name}'\n    intro",
        `title: '${title}'\n    intro`,
      ),
    )
    expect(read('sf/bartenders.yaml')).toContain(`title: "${title}"`)
    expect(await outdated()).toBe(false)
    expect(await call<EditResult>('undo')).toMatchObject({ kind: 'saved' })
    expect(all()).toEqual(before)
    expect(await call<EditResult>('redo')).toMatchObject({ kind: 'saved' })
    expect(read('sf/bartenders.yaml')).toContain(`title: "${title}"`)
  })

  it('changes the block of the template that the page shows, whatever conditions come before it', async () => {
    const { editEverywhere, model, read } = await open()
    const { blocks } = await model()
    const rules = blocks.find(({ type }) => type === 'local-rules')
    expect(rules).toMatchObject({ values: { title: 'Long days have a price in {city.state}' } })
    const path = [...(rules?.entry ?? []), 'title']
    expect(await editEverywhere({ kind: 'set', path, value: 'Long days in {city.state}' })).toMatchObject({
      kind: 'saved',
    })
    expect(read(template)).toContain('title: Long days in {city.state}\n')
    expect(read(template)).not.toContain('Long days have a price')
    expect(read(page)).toContain('title: Long days in {city.state}\n')
  })

  it('is held back with the error that it would cause in the template', async () => {
    const { editEverywhere, all } = await open()
    const before = all()
    expect(await editEverywhere(setTitle('{service.nam} in {city.name}'))).toMatchObject({
      kind: 'held',
      diagnostics: [{ code: 'unknown-token', file: `pages/${template}` }],
    })
    expect(all()).toEqual(before)
  })

  it('is refused if the page differs from the template', async () => {
    const { editEverywhere, read, pathOf } = await open()
    writeFileSync(
      pathOf(template),
      read(template).replace("title: '{service.name} in {city.name}'\n    intro", 'title: Staff\n    intro'),
    )
    expect(await editEverywhere(setTitle('Hello'))).toEqual({
      kind: 'refused',
      message:
        '`blocks[0].title` is not the same in the template as on this page. Run `npm run generate`, or change the template by hand.',
    })
  })
})
