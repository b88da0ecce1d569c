import { Fragment } from 'react'

/** Splits a line into its indentation with a dash, its key, and the rest. */
const parts = /^(\s*(?:- )*)([\w-]+:(?=\s|$))?(.*)$/

/** YAML with highlighted keys. */
export function YamlText({ id, text, label, hidden }: { id: string; text: string; label: string; hidden: boolean }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled, by keys as well
    <section className="g-text" tabIndex={0} aria-label={label} hidden={hidden}>
      <pre id={id}>
        {text.split('\n').map((line, index) => {
          const [, start, key, rest] = parts.exec(line) ?? []
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never change their order
            <Fragment key={index}>
              {index > 0 && '\n'}
              {start}
              {key && <b>{key}</b>}
              {rest}
            </Fragment>
          )
        })}
      </pre>
    </section>
  )
}
