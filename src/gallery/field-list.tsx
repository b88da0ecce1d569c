import { Fragment } from 'react'
import { Described } from './described.tsx'
import type { FieldKind, GalleryField } from './fields.ts'

function Inside({ name, kinds }: { name: string; kinds: readonly FieldKind[] }) {
  const count = kinds.reduce((sum, { fields }) => sum + fields.length, 0)
  if (count === 0) return null
  return (
    <details>
      <summary>
        {kinds.length === 1 ? `Inside ${name}` : `Inside ${name}, by kind`} <span>{count}</span>
      </summary>
      {kinds.map((kind, index) => (
        <Fragment key={kind.name ?? index}>
          {kinds.length > 1 && kind.name && <p className="g-kind">{kind.name}</p>}
          <FieldList fields={kind.fields} />
        </Fragment>
      ))}
    </details>
  )
}

/** A list of fields, each with its type, its description, and whether it is required. */
export function FieldList({ fields }: { fields: readonly GalleryField[] }) {
  return (
    <ul className="g-list">
      {fields.map(({ name, type, required, description, defaultText, kinds }) => (
        <li key={name} data-field={name}>
          <p className="g-field">
            <code>{name}</code>
            {required && <strong>required</strong>}
            <span>{type}</span>
            {defaultText !== undefined && <span>default: {defaultText}</span>}
          </p>
          {description && (
            <p>
              <Described text={description} />
            </p>
          )}
          <Inside name={name} kinds={kinds} />
        </li>
      ))}
    </ul>
  )
}
