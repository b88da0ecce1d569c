import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Grid from '@mui/material/Grid'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Action, rounded, Section, SectionIntro } from 'marquee'
import type { DecisionSteps as DecisionStepsBlock } from './schema.ts'

/** Large links to the cases, for somebody in a hurry on a phone. */
const jumps = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
  gap: 1.25,
  mb: 7,
  '@media print': { display: 'none' },
}

const jump = {
  justifyContent: 'start',
  width: '100%',
  minHeight: 60,
  px: 2.25,
  borderRadius: rounded(3.5),
  typography: 'h6',
  fontSize: '1.0625rem',
}

// Links do not work on paper: print the number.
const calls = {
  flexWrap: 'wrap',
  gap: 1.25,
  mt: 2.25,
  '@media print': { '& a::after': { content: '" " attr(href)', ml: 1 } },
}

const numeral = {
  width: 36,
  height: 36,
  marginInlineEnd: 2.25,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  typography: 'h6',
  '@media print': { border: '1px solid' },
}

const warning = {
  mt: 3,
  paddingInlineStart: 2,
  borderInlineStart: '4px solid var(--palette-error-main)',
  fontWeight: 600,
  lineHeight: 1.5,
}

export function DecisionSteps(block: DecisionStepsBlock) {
  const blockId = block.id ?? block.type
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <nav aria-label={block.title}>
        <List sx={jumps}>
          {block.cases.map(({ id, title }) => (
            <ListItem key={id}>
              <Button variant="outlined" href={`#${blockId}-${id}`} sx={jump}>
                {title}
              </Button>
            </ListItem>
          ))}
        </List>
      </nav>
      {block.cases.map(({ id, title, call, steps, never }) => (
        <Grid
          key={id}
          component="article"
          id={`${blockId}-${id}`}
          container
          rowSpacing={3}
          columnSpacing={7}
          sx={{
            py: 5,
            borderTop: 1,
            borderColor: 'outline',
            scrollMarginTop: 'calc(var(--header-height) + 8px)',
            '@media print': { py: 1.5 },
          }}
        >
          <Grid size={{ xs: 12, md: 4 }}>
            <Typography variant="h3">{title}</Typography>
            {call.length > 0 && (
              <Stack direction="row" sx={calls}>
                {call.map((action, index) => (
                  <Action key={action.href} action={action} variant={index === 0 ? 'contained' : 'outlined'} />
                ))}
              </Stack>
            )}
          </Grid>
          <Grid size={{ xs: 12, md: 8 }}>
            <List component="ol" sx={{ display: 'grid', gap: 2.5 }}>
              {steps.map(({ text, branches }, index) => (
                <ListItem key={text} sx={{ alignItems: 'start' }}>
                  <Avatar sx={numeral}>{index + 1}</Avatar>
                  <Box sx={{ pt: 0.5, lineHeight: 1.5 }}>
                    {text}
                    {branches.length > 0 && (
                      <Stack component="dl" spacing={1} sx={{ mt: 1.5 }}>
                        {branches.map(({ when, do: then }) => (
                          <Paper key={when} sx={{ px: 2, border: 0, py: 1.5, bgcolor: 'background.paper' }}>
                            <Typography component="dt" sx={{ fontWeight: 650 }}>
                              {when}
                            </Typography>
                            <Typography component="dd">{then}</Typography>
                          </Paper>
                        ))}
                      </Stack>
                    )}
                  </Box>
                </ListItem>
              ))}
            </List>
            {never && <Typography sx={warning}>{never}</Typography>}
          </Grid>
        </Grid>
      ))}
    </Section>
  )
}
