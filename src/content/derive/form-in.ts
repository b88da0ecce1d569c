import { partsOf } from '../../../blocks/form/form-parts.ts'
import type { Form } from '../../../blocks/form/schema.ts'
import type { Newsletter } from '../../../blocks/newsletter/schema.ts'
import { subscriptionFields } from '../../../blocks/newsletter/subscription.ts'
import { type Block, isOf } from '../../../schema/block.ts'
import { fieldsOf } from '../../../schema/forms/answers.ts'
import type { FormField } from '../../../schema/forms/form-field.ts'
import { newsletterForm } from '../../../schema/forms/newsletter-form.ts'

/** What a block sends to the service: the name of its form, and what it asks. `undefined` for a block that sends nothing. */
export function formIn(block: Block): { name: string; fields: readonly FormField[] } | undefined {
  if (isOf<Form>('form', 'form')(block)) return { name: block.form, fields: fieldsOf(partsOf(block)) }
  if (isOf<Newsletter>('newsletter', 'endpoint')(block) && block.address === undefined)
    return { name: newsletterForm, fields: subscriptionFields() }
  return undefined
}
