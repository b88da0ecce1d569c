import { readFile, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { diagnosticKinds } from '../../../../schema/diagnostics/codes.ts'
import { plainMessage } from '../../../../src/studio/diagnostic-texts.ts'
import { inItsLanguage } from '../../../../src/studio/server/request-language.ts'
import { pageText } from '../../content/folder.ts'
import { startStudio } from '../studio-server.ts'

const inGerman = { headers: { 'accept-language': 'de' } } as IncomingMessage

it('a problem of a translation names its texts and its language in words', async () => {
  const texts = ['title', 'blocks[faq].items[2].question', 'blocks[hero-2].action.text']
  const facts = { tag: 'ar', file: 'pages/about.yaml', mirror: 'pages/_languages/ar/about.yaml', texts }
  const message = diagnosticKinds.untranslated.message(facts)
  const found = { message, path: '', basis: { kind: 'untranslated', facts } }
  expect(plainMessage(found)).toBe(
    '3 texts of pages/about.yaml are not translated into Arabic: “Title”, “Question of item 3 of FAQ”, “Text of action of Hero 2”.',
  )
  expect(await inItsLanguage(inGerman, async () => plainMessage(found))).toBe(
    '3 Texte von pages/about.yaml sind nicht auf Arabisch übersetzt: „Titel“, „Frage von Eintrag 3 von Fragen und Antworten“, „Text von Schaltfläche von Hero 2“.',
  )
})

it('a translation that does not fit is refused in the language of the person', async () => {
  const { send, allowed } = await startStudio(
    {
      'about.yaml': pageText('About', '  - type: rich-text\n    body: Bread.\n'),
      '_languages/es/about.yaml': 'texts: {}\n',
    },
    async (root) => {
      const site = await readFile(join(import.meta.dirname, '../../errors/_shared/site.yaml'), 'utf8')
      await writeFile(join(root, 'pages/_data/site.yaml'), `${site}languages: [en, es]\n`)
    },
  )
  async function refusal(text: string, language: string) {
    const body = JSON.stringify({ tag: 'es', file: 'pages/about.yaml', key: 'title', source: 'About', text })
    const headers = { ...allowed, 'accept-language': language }
    return JSON.parse((await send({ method: 'POST', path: '/@studio/translate', headers, body })).text).message
  }
  const long = 'pan '.repeat(60)
  expect(await refusal(long, 'en')).toBe('This does not fit: it has 240 characters, and its field takes 160.')
  expect(await refusal(long, 'de')).toBe(
    'Das passt nicht in das Feld: Der Text hat 240 Zeichen, und das Feld nimmt höchstens 160.',
  )
  expect(await refusal('Dos\nlíneas', 'en')).toBe('This does not fit: it must be one line.')
  expect(await refusal('Dos\nlíneas', 'de')).toBe('Das passt nicht in das Feld: Der Text muss in einer Zeile stehen.')
})
