// @module-tag exhaustive

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import type { EditPath } from '../../../../schema/edit.ts'
import { isMapping } from '../../../../schema/is-mapping.ts'
import { editText } from '../../../../src/content/edit/edit-text.ts'
import { compareSides } from '../../../../src/diff/compare.ts'
import { openSide } from '../../../../src/diff/side/open-side.ts'
import { engineRoot } from '../../../../src/files/roots.ts'
import { prepare, runPlan } from '../../../../src/generate/generate.ts'
import type { SeenText } from '../../../../src/studio/wire/edits.ts'
import type { EffectCount } from '../../../../src/studio/wire/effects.ts'
import { serveStudio } from '../../../engine/studio/studio-server.ts'
import { repeats } from '../../../support/long.ts'
import { copySmallSample } from '../../../support/small-sample.ts'

const template = '_data/templates/city-service.yaml'
const own = 'sf/greeters.yaml'

/** A small copy of the sample site, in which a page has words of its own. */
async function sampleCopy(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'marquee-effects-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  await copySmallSample(join(root, 'pages'))
  const file = join(root, 'pages', own)
  writeFileSync(file, `${readFileSync(file, 'utf8')}overrides:\n  title: Greeters by the bay\n`)
  return root
}

/** The texts in a value that visitors read, with their paths. */
function* textsIn(value: unknown, path: EditPath = []): Generator<{ path: EditPath; text: string }> {
  const fixed = [
    'when',
    'use',
    'type',
    'href',
    'name',
    'from',
    'tone',
    'id',
    'reviewBy',
    'positions',
    'location',
    'icon',
  ]
  if (typeof value === 'string') yield { path, text: value }
  else if (Array.isArray(value)) for (const [index, entry] of value.entries()) yield* textsIn(entry, [...path, index])
  // Much of what a form says comes later, and is in no HTML that could be compared.
  else if (isMapping(value) && value['type'] !== 'form')
    for (const [key, entry] of Object.entries(value)) if (!fixed.includes(key)) yield* textsIn(entry, [...path, key])
}

/** All texts of the template and of the shared sections. */
function sharedTexts(root: string) {
  const fragments = readdirSync(join(root, 'pages/_data/fragments')).map((name) => `_data/fragments/${name}`)
  return [template, ...fragments].flatMap((name) =>
    [...textsIn(parse(readFileSync(join(root, 'pages', name), 'utf8')))].map((found) => ({ name, ...found })),
  )
}

const sideOf = async (root: string) =>
  (await openSide({ code: engineRoot, content: root, pages: 'pages', now: Date.now() }, { changed: [] })).site

describe('what an edit of a template or a shared section would do', () => {
  it('is what generate and diff say once it is written', async () => {
    const root = await sampleCopy()
    const studio = await serveStudio(root)
    // Its code is bundled once for a folder.
    const copy = await sampleCopy()
    const before = await sideOf(copy)
    const texts = sharedTexts(root)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...texts),
        fc.constantFrom('More: ', 'X '),
        async ({ name, path, text }, start) => {
          const file = `pages/${name}`
          const { hash } = await studio.call<SeenText>('text', { file })
          const edits = [{ kind: 'set' as const, path, value: `${start}${text}` }]
          const effect = await studio.call<EffectCount>('effect', { files: [{ file, hash, edits }] })

          cpSync(join(root, 'pages'), join(copy, 'pages'), { recursive: true })
          const written = join(copy, file)
          writeFileSync(written, editText(readFileSync(written, 'utf8'), edits))
          const prepared = await prepare({ root: copy, pages: 'pages' })
          if (prepared.kind === 'ready') await runPlan(prepared)
          const after = await sideOf(copy)
          const { changed, gated } = compareSides({
            before,
            after,
            files: { content: [file], code: [], hasOtherPackages: false },
          })
          if (effect.kind !== 'counted') throw new Error(JSON.stringify(effect))
          // A comparison leaves out pages with errors, and says of what is behind a password only that it changes.
          expect([name, path, effect.changed]).toEqual([
            name,
            path,
            changed.length + gated.length + after.withErrors.length,
          ])
        },
      ),
      { numRuns: repeats(50), endOnFailure: true },
    )
  })
})
