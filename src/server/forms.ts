import { z } from 'zod'
import { formName } from '../../schema/form.ts'
import { type FormField, formField } from '../../schema/form-field.ts'

/** The forms of a site, by name: what each asks. The quote form is not among them. */
export type Forms = ReadonlyMap<string, readonly FormField[]>

const formsFile = z.record(formName, z.array(formField))

/** Reads what the build has written about the forms of a site. Throws where it is something else. */
export const readForms = (value: unknown): Forms => new Map(Object.entries(formsFile.parse(value)))
