import '../../src/ui/form/without-eval.ts'
import { contactInquirySchema } from '../../schema/inquiry.ts'
import { faultsOf } from '../../src/ui/form/faults-of.ts'

/** What the fields of the contact form hold. */
export type ContactFields = {
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  message: string
  website: string
}

/** The inquiry that is sent for these fields. */
export const contactInquiry = (fields: ContactFields) => ({ form: 'contact' as const, ...fields })

/** What the service would refuse, field by field. The browser's own checks have passed before. */
export const contactFaults = (inquiry: ReturnType<typeof contactInquiry>) =>
  faultsOf(contactInquirySchema, inquiry) as [keyof ContactFields, string][]
