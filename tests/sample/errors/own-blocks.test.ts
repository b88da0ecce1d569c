import { join, resolve } from 'node:path'
import { blocksOf } from '../../../src/content/block-types/site-blocks.ts'
import { describeBlockErrors } from '../../support/block-errors.ts'

const root = resolve(import.meta.dirname, '../../..')

// Rules that only one block of the sample site has.
await describeBlockErrors(import.meta.dirname, async () => (await blocksOf(root, join(root, 'pages'))).schemas)
