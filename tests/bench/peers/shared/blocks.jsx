import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Grid from '@mui/material/Grid'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { rendered } from './markdown.js'

const Title = ({ children }) => (
  <Typography variant="h4" component="h2" gutterBottom>
    {children}
  </Typography>
)

const Action = ({ text, href, variant = 'contained' }) => (
  <Button variant={variant} size="large" href={href}>
    {text}
  </Button>
)

const Hero = ({ eyebrow, title, intro, image, action, secondAction }) => (
  <Stack spacing={2}>
    <Typography variant="overline">{eyebrow}</Typography>
    <Typography variant="h2" component="h1">
      {title}
    </Typography>
    <Typography variant="h6" component="p">
      {intro}
    </Typography>
    <Stack direction="row" spacing={2}>
      <Action {...action} />
      <Action {...secondAction} variant="outlined" />
    </Stack>
    <Box component="img" src={`/images/${image.name}.avif`} alt={image.alt} sx={{ width: '100%', borderRadius: 2 }} />
  </Stack>
)

const RichText = ({ title, body }) => (
  <>
    <Title>{title}</Title>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: it is the HTML of our own Markdown. */}
    <Typography component="div" dangerouslySetInnerHTML={{ __html: rendered(body) }} />
  </>
)

/** A list of cards: steps, reasons or notes. */
const Cards = ({ title, cards }) => (
  <>
    <Title>{title}</Title>
    <Grid container spacing={3} component="ul">
      {cards.map((card) => (
        <Grid key={card.text} size={{ xs: 12, md: 6 }} component="li">
          <Card variant="outlined">
            <CardContent>
              {card.title && (
                <Typography variant="h6" component="h3">
                  {card.title}
                </Typography>
              )}
              <Typography color="text.secondary">{card.text}</Typography>
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  </>
)

const Questions = ({ title, items }) => (
  <>
    <Title>{title}</Title>
    {items.map(({ question, answer }) => (
      <Accordion key={question} disableGutters>
        <AccordionSummary>{question}</AccordionSummary>
        <AccordionDetails>
          <Typography>{answer}</Typography>
        </AccordionDetails>
      </Accordion>
    ))}
  </>
)

const CallToAction = ({ title, text, action }) => (
  <Card sx={{ bgcolor: 'primary.dark', color: 'primary.contrastText' }}>
    <CardContent>
      <Title>{title}</Title>
      <Typography gutterBottom>{text}</Typography>
      <Action {...action} />
    </CardContent>
  </Card>
)

const Steps = ({ title, steps }) => (
  <Cards title={title} cards={steps.map((step) => ({ title: step.title, text: step.description }))} />
)

const components = {
  hero: Hero,
  'rich-text': RichText,
  'process-steps': Steps,
  'why-choose-us': ({ title, reasons }) => <Cards title={title} cards={reasons} />,
  'local-notes': ({ title, notes }) => <Cards title={title} cards={notes} />,
  faq: Questions,
  'call-to-action': CallToAction,
}

/** The blocks of a page. */
export const Blocks = ({ blocks }) =>
  blocks.map((block, index) => {
    const Block = components[block.type]
    return (
      <Box key={index} component="section" sx={{ py: { xs: 4, md: 8 } }}>
        <Block {...block} />
      </Box>
    )
  })
