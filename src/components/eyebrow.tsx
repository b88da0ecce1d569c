import Typography, { type TypographyProps } from '@mui/material/Typography'

/** The short line over a heading, with the mark of the theme before it: `src/theme/ornament.ts`. */
export const Eyebrow = ({ sx = {}, ...props }: TypographyProps) => (
  <Typography
    variant="overline"
    data-eyebrow=""
    sx={[
      {
        display: 'flex',
        justifyContent: 'var(--text-align, start)',
        alignItems: 'center',
        gap: 1.5,
        color: 'text.secondary',
      },
      sx,
    ].flat()}
    {...props}
  />
)
