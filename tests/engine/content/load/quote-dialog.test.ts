import { expect, it } from 'vitest'
import { formSchema } from '../../../../blocks/form/schema.ts'
import { diagnosticKinds } from '../../../../schema/diagnostics/codes.ts'
import { loadSite } from '../../../../src/content/load/load.ts'
import { parse } from '../../../../src/content/parse/parse.ts'
import { contentFolder, pageText } from '../folder.ts'

const now = new Date('2026-11-21')
const home = { 'index.yaml': pageText('Home', '  - type: page-title\n    title: Home\n') }
const form = `type: form
form: inquiry
title: Write to us
phone: '{site.phone}'
email: '{site.email}'
sections: [{ title: You, fields: [{ kind: text, name: fullName, label: Name }] }]
`

it('is the fragment `quote-form` if the site file names none', async () => {
  const { root, write } = await contentFolder(home)
  await write('_data/fragments/quote-form.yaml', form)
  const { dialog, diagnostics } = await loadSite({ root, now })
  expect(dialog).toMatchObject({ type: 'form', title: 'Write to us' })
  expect(diagnostics).toEqual([])
})

it('must exist, as the button in the header and a link in a text open it', async () => {
  const text = '  - type: page-title\n    title: Home\n  - type: rich-text\n    body: Or [ask us](#quote).\n'
  const { root, remove } = await contentFolder({ 'index.yaml': pageText('Home', text) })
  await remove('_data/fragments/quote-form.yaml')
  const { diagnostics } = await loadSite({ root, now })
  expect(diagnostics).toMatchObject([
    {
      code: 'missing-quote-form',
      severity: 'error',
      file: 'pages/_data/site.yaml',
      path: 'header.button.href',
      message:
        '`#quote` opens the form of the site, but there is none: no file `pages/_data/fragments/quote-form.yaml`, and no `quote:` in `_data/site.yaml` that names another fragment.',
      hint: expect.stringMatching(/^Write into pages\/_data\/fragments\/quote-form\.yaml:\n\n {4}type: form\n/),
    },
    { code: 'missing-quote-form', file: 'pages/index.yaml', path: 'blocks[1].body' },
  ])
})

it('has an error with a form that can be copied as it is', () => {
  const hint = diagnosticKinds['missing-quote-form'].hint({ file: 'a.yaml' })
  const text = hint.slice(hint.indexOf('    type:'), hint.indexOf('\n\nOr ')).replace(/^ {4}/gm, '')
  expect(formSchema.safeParse(parse({ file: 'a.yaml', text }).value).success).toBe(true)
})
