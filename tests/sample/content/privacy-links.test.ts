import { expect, it } from 'vitest'
import type { Form } from '../../../blocks/form/schema.ts'
import { isOf } from '../../support/is-of.ts'
import { sampleSite } from '../sample-site.ts'

it('links the privacy policy in every form, that of the quote dialog included', async () => {
  const { pages, dialog } = await sampleSite()
  const blocks = [...(dialog ? [dialog] : []), ...pages.flatMap((page) => page.blocks)]
  const forms = blocks.filter(isOf<Form>('form'))
  expect(new Set(forms.map(({ form }) => form)).size).toBeGreaterThan(8)
  expect(forms.filter(({ privacy }) => !privacy?.includes('](/privacy-policy)')).map(({ form }) => form)).toEqual([])
})
