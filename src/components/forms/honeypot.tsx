import type { ComponentProps } from 'react'
import { formsWords } from '../../../schema/language/forms-words.ts'

/** A hidden field that only bots fill in. Their inquiry is marked, and not refused. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {formsWords.honeypot}
        <input {...props} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
