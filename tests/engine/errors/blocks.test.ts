import { join } from 'node:path'
import { engineSchemas } from '../../../src/content/block-types/engine-blocks.ts'
import { describeBlockErrors } from '../../support/block-errors.ts'

// Rules that only one block of the engine has.
await describeBlockErrors(join(import.meta.dirname, '_blocks'), async () => engineSchemas)
