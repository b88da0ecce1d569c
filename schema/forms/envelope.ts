// The small build of zod, as for the answers.
import * as z from 'zod/mini'

/** What every inquiry carries beside its answers. */
export const envelopeSchema = z.object({
  form: z.string('must be text'),
  submissionId: z.uuid('must be a UUID').check(z.toLowerCase()),
  /** The honeypot, a field that people do not see. An inquiry that fills it in is flagged, never refused. */
  website: z.optional(z.string('must be text')),
  /** Milliseconds from the form's appearance to its sending. An inquiry that came too fast for a person is flagged. */
  elapsedMs: z.optional(z.number('must be a number')),
})

export type Envelope = z.infer<typeof envelopeSchema>
