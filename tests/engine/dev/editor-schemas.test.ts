import { expect, it } from 'vitest'
import { editorSchemas } from '../../../src/dev/editor-schemas.ts'

it('starts no process for a check that ends after the server', () => {
  const processes = () => process.getActiveResourcesInfo().filter((name) => name === 'ProcessWrap').length
  const before = processes()
  const schemas = editorSchemas('.', 'pages')
  schemas.stop()
  schemas.start()
  expect(processes()).toBe(before)
})
