import type { ComponentProps } from 'react'

/** A field that people neither see nor reach. Bots fill it in, which flags their inquiry; nothing is refused for it. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Website
        <input {...props} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
