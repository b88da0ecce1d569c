import MuiBreadcrumbs from '@mui/material/Breadcrumbs'
import Container from '@mui/material/Container'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Breadcrumbs as BreadcrumbsBlock } from './schema.ts'
import { breadcrumbsWords } from './words.ts'

/** Below the header where it is the first block of a page: the title after it is then below this block alone. */
const trail = {
  py: 2,
  'main > :first-of-type > &': { pt: 'calc(var(--header-height) + 16px)' },
  'main > :first-of-type:has(> &) + *': { '--header-height': '0px' },
  '& li': { minWidth: 0, overflowWrap: 'anywhere' },
}

/** The path to the page; the last step is the page itself. The build fills it in. */
export const Breadcrumbs = ({ steps = [] }: BreadcrumbsBlock) => (
  <Container sx={trail}>
    <MuiBreadcrumbs aria-label={breadcrumbsWords.label}>
      {steps.map(({ name, href }, index) =>
        index === steps.length - 1 ? (
          <Typography key={href} variant="body2" aria-current="page">
            {name}
          </Typography>
        ) : (
          <Link key={href} href={href} variant="body2" sx={{ display: 'inline-block', py: 1.25 }}>
            {name}
          </Link>
        ),
      )}
    </MuiBreadcrumbs>
  </Container>
)
