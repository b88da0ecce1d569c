import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { imageField } from '../../../schema/pictures/image.ts'
import { plainDescription, plainMessage } from '../../../src/studio/words.ts'

describe('what the studio says of a field', () => {
  it('names the field of a diagnostic as its title does', () => {
    const message = '`href` is not an address that a page may link to: about'
    expect(plainMessage({ message, path: 'blocks[0].action.href' })).toBe(
      '“Link to” is not an address that a page may link to: about',
    )
    expect(plainMessage({ message: '`secondAction` needs `text`.', path: 'blocks[0].secondAction' })).toBe(
      '“Second action” needs text.',
    )
  })

  it('keeps a name that is its own title, and a field that is another', () => {
    expect(plainMessage({ message: '`title` is empty.', path: 'blocks[0].title' })).toBe('title is empty.')
    expect(plainMessage({ message: '`href` has no value.', path: '' })).toBe('href has no value.')
  })

  it('says nothing of files where a picture is chosen', () => {
    const schema = z.toJSONSchema(imageField('card'), { io: 'input' })
    const name = schema.properties?.['name']
    const described = typeof name === 'object' ? (name.description ?? '') : ''
    expect(described).toContain('_public/images/')
    expect(plainDescription(described)).toBe('The name of a picture of this site.')
  })
})
