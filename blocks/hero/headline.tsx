import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Action, Eyebrow } from 'marquee'
import { type Hero, shortHeadline } from './schema.ts'

const overPicture = (characters: number) =>
  characters <= shortHeadline
    ? { maxWidth: '8em', fontSize: 'clamp(2.75rem, 1.2rem + 6.6vw, 7rem)' }
    : { maxWidth: '12em', fontSize: 'clamp(2.375rem, 1.4rem + 4vw, 4.75rem)', lineHeight: 1.02 }

/** A headline of any length has room, also in half of the page. */
const onGround = { fontSize: 'clamp(2.375rem, 1.5rem + 3.2vw, 4.5rem)', lineHeight: 1.04 }

/** The words of a hero and its buttons, in the middle where the picture is below them. */
export function Headline({ layout, eyebrow, title, intro, action, secondAction }: Hero) {
  const isOver = layout === 'over'
  const isCentred = layout === 'above'
  return (
    <Stack spacing={3} sx={{ maxWidth: '56rem', ...(isCentred && { mx: 'auto', textAlign: 'center' }) }}>
      {eyebrow && (
        <Eyebrow sx={{ ...(isOver && { color: 'text.primary' }), ...(isCentred && { justifyContent: 'center' }) }}>
          {eyebrow}
        </Eyebrow>
      )}
      <Typography variant="h1" sx={isOver ? overPicture(title.length) : onGround}>
        {title}
      </Typography>
      {intro && (
        <Typography
          sx={{
            fontSize: { xs: '1.125rem', md: '1.3125rem' },
            lineHeight: 1.5,
            maxWidth: { xs: '34em', md: 'min(34em, 60vw)' },
            ...(isCentred && { alignSelf: 'center' }),
          }}
        >
          {intro}
        </Typography>
      )}
      <Stack
        direction="row"
        spacing={1.75}
        sx={{ flexWrap: 'wrap', pt: 1, ...(isCentred && { justifyContent: 'center' }) }}
      >
        {action && <Action action={action} size="large" />}
        {secondAction && <Action action={secondAction} size="large" variant="outlined" />}
      </Stack>
    </Stack>
  )
}
