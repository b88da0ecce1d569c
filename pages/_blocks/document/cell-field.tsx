import type { CellType } from '../_documents/cell.ts'

type Props = {
  id: string
  of: { name: string; type: CellType; choices?: readonly string[] | undefined; width?: number }
  text: string
  isHydrated: boolean
  /** Id of the error message. */
  error?: string | undefined
  /** For a cell of a table, whose heading is no label. */
  label?: string
  hint?: string | undefined
  onChange: (text: string) => void
}

const isNumber = (type: CellType) => type === 'number' || type === 'money'

/**
 * The field of a cell: a choice, a date by the device's own picker, or a line of text. Native: with `InputBase` a guest
 * list of 300 rows takes more than twice as long to render.
 */
export function CellField({ id, of, text, isHydrated, error, label, hint, onChange }: Props) {
  const shared = {
    id,
    value: text,
    title: hint,
    'aria-label': label,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error,
  } as const
  if (of.type === 'choice') {
    const choices = of.choices ?? []
    return (
      <select {...shared} disabled={!isHydrated} onChange={(event) => onChange(event.target.value)}>
        <option value="" label="&nbsp;" />
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
        {text !== '' && !choices.includes(text) && <option value={text}>{text}</option>}
      </select>
    )
  }
  return (
    <input
      {...shared}
      type={of.type === 'date' ? 'date' : 'text'}
      inputMode={isNumber(of.type) ? 'decimal' : undefined}
      size={of.type === 'date' ? undefined : of.width}
      maxLength={of.type === 'date' ? undefined : 500}
      autoComplete="off"
      readOnly={!isHydrated}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
