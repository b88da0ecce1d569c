import Typography from '@mui/material/Typography'
import { contrastsOf } from '../../schema/theme/contrast.ts'
import type { Palette } from '../../schema/theme/palettes.ts'
import { type Theme, typeVariants } from '../../schema/theme/theme.ts'

const swatches = (palette: Palette) => [
  ['background.default', palette.background.default],
  ['background.paper', palette.background.paper],
  ['text.primary', palette.text.primary],
  ['text.secondary', palette.text.secondary],
  ['outline', palette.outline],
  ['divider', palette.divider],
  ['primary.main', palette.primary.main],
  ['primary.dark', palette.primary.dark],
  ['primary.contrastText', palette.primary.contrastText],
  ['primary.text', palette.primary.text],
  ['error', palette.error.main],
  ['success', palette.success.main],
]

const twoDigits = (ratio: number) => ratio.toFixed(2)

/** The colours of a tone, and how well each can be read on its grounds. */
export function TonePalette({ palette }: { palette: Palette }) {
  return (
    <>
      <ul className="g-swatches">
        {swatches(palette).map(([name, colour]) => (
          <li key={name}>
            <svg viewBox="0 0 10 6" aria-hidden="true">
              <rect width="10" height="6" fill={colour} />
            </svg>
            <b>{name}</b>
            <code>{colour}</code>
          </li>
        ))}
      </ul>
      <div className="g-scroll">
        <table className="g-contrasts">
          <caption>Contrast</caption>
          <thead>
            <tr>
              <th>Colour</th>
              <th>On</th>
              <th>Ratio</th>
              <th>Needs</th>
            </tr>
          </thead>
          <tbody>
            {contrastsOf(palette).map(({ path, ground, ratio, min }) => (
              <tr key={path.join('.')}>
                <td>{path.join('.')}</td>
                <td>{ground.path}</td>
                <td>{twoDigits(ratio)}</td>
                <td>{min}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const systemFont = 'in a font of the system'

/** Sizes of type, corners and spaces. */
export function TypeScale({ theme: { typography, shape, spacing, buttons } }: { theme: Theme }) {
  return (
    <section className="g-tone" aria-labelledby="scale">
      <h2 id="scale">Type, corners and spaces</h2>
      {typeVariants.map((variant) => (
        <div key={variant} className="g-type">
          <code>
            {variant} · {typography[variant].fontSize} / {typography[variant].lineHeight}
          </code>
          <Typography variant={variant} component="p">
            Seen from across the room
          </Typography>
        </div>
      ))}
      <p>
        Headings {(typography.display ?? typography.text)?.family ?? systemFont}, {typography.fontWeight}. Text{' '}
        {typography.text?.family ?? systemFont}. Corners {shape.borderRadius} px, buttons {buttons}, spaces {spacing}{' '}
        px.
      </p>
    </section>
  )
}
