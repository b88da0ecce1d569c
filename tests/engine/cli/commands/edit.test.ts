import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { edit } from '../../../../src/cli/commands/edit.ts'
import { runCommand } from '../../../../src/cli/run-command.ts'
import { contentFolder, pageText } from '../../content/folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'edit-command-'))
const file = join(folder, 'page.yaml')
const said: string[] = []

beforeEach(() => {
  said.length = 0
  writeFileSync(file, '# ours\ntitle: Old # short\nblocks:\n  - use: a\n  - use: b\n')
  for (const stream of ['log', 'error'] as const)
    vi.spyOn(console, stream).mockImplementation((words) => void said.push(words))
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => rmSync(folder, { recursive: true }))

describe('the command that edits a file', () => {
  it.each<[string[], string, string]>([
    [['set', 'title', 'New'], 'title: Old', 'title: New'],
    [['set', 'title', '"02110"'], 'title: Old', 'title: "02110"'],
    [['insert', 'blocks[1]', '{ use: c }'], '  - use: b', '  - use: c\n  - use: b'],
    [['move', 'title', 'name'], 'title:', 'name:'],
    [['delete', 'blocks[0]'], '  - use: a\n', ''],
  ])('%j writes the change', async (words, before, after) => {
    const whole = readFileSync(file, 'utf8')
    expect(await runCommand(edit, [file, ...words])).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(whole.replace(before, after))
    expect(said.join('\n')).toMatch(/hash of .*page\.yaml: [0-9a-f]{64}/)
  })

  it.each<[string[], number, string]>([
    [['set', 'titel', 'x', '--hash', 'ab'], 1, 'has changed since it was read'],
    [['delete', 'blocks[4]'], 1, '`blocks` has entries 0 to 1'],
    [['set', 'title', '&a x'], 1, 'The value is not YAML that content may use'],
    [['set', 'title', 'Yes: no'], 1, `'"Yes: no"'; a mapping in braces: '{ Yes: no }'`],
    [['set', 'title', `It's: "so"`], 1, `'"It'\\''s: \\"so\\""'; a mapping in braces: '{ It'\\''s: "so" }'`],
    [['set', 'title', '@us'], 1, `Put a text in quotes: '"@us"'`],
    [['set', 'title', '#quote'], 1, '`#` begins a comment here, so `#quote` is not part of the text.'],
    [['set', 'title', 'Book # now'], 1, `Put a text in quotes: '"Book # now"'`],
    [['set', 'title', '{site.name}'], 1, `cannot begin with "{". Put a text in quotes: '"{site.name}"'`],
    [['set', 'title', ''], 1, `The value is empty. For an empty text write '""', for no value null.`],
    [['set', '__proto__', 'x'], 1, '`__proto__` cannot be the name of a field.'],
    [['move', 'title', 'constructor'], 1, '`constructor` cannot be the name of a field.'],
    [['set', 'a["\\q"]', 'x'], 1, 'is not a path'],
    [['set', '[0]', 'x'], 1, 'The file is not a list, so it has no `0`.'],
    [['rename', 'title', 'name'], 2, 'Usage'],
    [['set', 'title'], 2, 'Usage'],
  ])('%j writes nothing and says why', async (words, code, why) => {
    const whole = readFileSync(file, 'utf8')
    expect(await runCommand(edit, [file, ...words])).toBe(code)
    expect(said.join('\n')).toContain(why)
    expect(readFileSync(file, 'utf8')).toBe(whole)
  })

  it('refuses a field that the page or the record does not have, in the words of validation', async () => {
    const { root } = await contentFolder({ 'about.yaml': pageText('About', '  - type: page-title\n    title: Us\n') })
    const about = join(root, 'pages/about.yaml')
    const la = join(root, 'pages/_data/cities/la.yaml')
    const texts = [about, la].map((path) => readFileSync(path, 'utf8'))
    expect(await edit([about, 'set', 'blocks[0].heading', 'We'])).toBe(1)
    expect(said.join('\n')).toContain('`heading` is not a field of `page-title`.')
    expect(said.join('\n')).toMatch(/> 6 \| {5}heading: We\n(?:.*\n)*.*pages\/about\.yaml is unchanged\.$/)
    expect(await edit([la, 'set', 'alsoCaled', '[LA]'])).toBe(1)
    expect(said.join('\n')).toContain('`alsoCaled` is not a field of `city`. Did you mean `alsoCalled`?')
    expect([about, la].map((path) => readFileSync(path, 'utf8'))).toEqual(texts)
  })

  it('accepts an edit of a file that has errors already', async () => {
    const { root } = await contentFolder({ 'about.yaml': pageText('About', '  - type: page-title\n    titel: Us\n') })
    const about = join(root, 'pages/about.yaml')
    expect(await edit([about, 'set', 'blocks[0].intro', 'We'])).toBe(0)
    expect(await edit([about, 'move', 'blocks[0].titel', 'blocks[0].title'])).toBe(0)
  })

  it('accepts a text with any character as its message says to write it', async () => {
    for (const value of ['#quote', '{site.name} # a', '@us', '- a', 'Yes: no']) {
      expect(await edit([file, 'set', 'title', JSON.stringify(value)])).toBe(0)
      expect(parseYaml(readFileSync(file, 'utf8'))).toMatchObject({ title: value })
    }
  })

  it('does not change a write-protected file', async () => {
    const whole = readFileSync(file, 'utf8')
    chmodSync(file, 0o444)
    expect(await edit([file, 'set', 'title', 'New'])).toBe(1)
    chmodSync(file, 0o644)
    expect(said.join('\n')).toMatch(/page\.yaml is write-protected\. Nothing was written\.$/)
    expect(readFileSync(file, 'utf8')).toBe(whole)
  })

  it('shows in a dry run what would change', async () => {
    const whole = readFileSync(file, 'utf8')
    expect(await edit([file, 'set', 'title', 'New', '--dry-run'])).toBe(0)
    expect(said.join('\n')).toContain('- title: Old # short\n+ title: New # short')
    expect(readFileSync(file, 'utf8')).toBe(whole)
  })
})
