import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { Edit } from '../../../../schema/edit.ts'
import { editFile } from '../../../../src/content/edit/edit-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'edit-'))
afterAll(() => rmSync(folder, { recursive: true }))

const path = join(folder, 'page.yaml')
const rename: Edit = { kind: 'set', path: ['title'], value: 'New' }

describe('a file that is edited', () => {
  it('is written with its byte order mark, and the hash is that of its bytes', async () => {
    writeFileSync(path, '\uFEFFtitle: Old\n')
    const { hash } = (await editFile(path, [rename])) as { hash: string }
    expect(readFileSync(path, 'utf8')).toBe('\uFEFFtitle: New\n')
    expect(await editFile(path, [rename], { hash })).toMatchObject({ kind: 'edited', hash })
    expect(readdirSync(folder)).toEqual(['page.yaml'])
  })

  it('does not change in a dry run', async () => {
    writeFileSync(path, 'title: Old\n')
    expect(await editFile(path, [rename], { dryRun: true })).toMatchObject({ after: 'title: New\n' })
    expect(readFileSync(path, 'utf8')).toBe('title: Old\n')
  })

  it('is refused if it has changed since it was read', async () => {
    writeFileSync(path, 'title: Old\n')
    await expect(editFile(path, [rename], { file: 'a.yaml', hash: 'ab' })).rejects.toThrow(
      'a.yaml has changed since it was read. Nothing was written; look at it again.',
    )
  })

  it('gets all edits or none', async () => {
    writeFileSync(path, 'title: Old\n')
    const wrong: Edit = { kind: 'delete', path: ['titel'] }
    await expect(editFile(path, [rename, wrong])).rejects.toThrow('Did you mean `title`?')
    expect(readFileSync(path, 'utf8')).toBe('title: Old\n')
  })

  it('is changed through a link, which stays a link', async () => {
    writeFileSync(path, 'title: Old\n')
    const link = join(folder, 'link.yaml')
    symlinkSync(path, link)
    await editFile(link, [rename])
    expect(readFileSync(path, 'utf8')).toBe('title: New\n')
    rmSync(link)
  })

  it.each([
    ['title: [', 'unclosed-bracket'],
    ['a: &x 1\nb: *x\n', 'yaml-anchor'],
    [Buffer.from([0x61, 0x3a, 0x20, 0xff]), 'not-utf8'],
  ])('gives the errors that keep it from being read', async (bytes, code) => {
    writeFileSync(path, bytes)
    const outcome = await editFile(path, [rename])
    expect(outcome.kind === 'errors' && outcome.diagnostics[0]?.code).toBe(code)
  })
})
