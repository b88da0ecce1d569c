import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Action } from 'marquee'
import { shownMoney } from 'marquee/words'
import { blocksWords } from '../../schema/language/blocks-words.ts'
import { Icon } from '../../src/components/icon.tsx'
import type { Plan as PlanFields } from './schema.ts'
import { pricingWords } from './words.ts'

const card = { display: 'flex', flexDirection: 'column', gap: 2, p: { xs: 3, md: 4 }, breakInside: 'avoid' } as const
const highlighted = { borderWidth: 2, borderColor: 'primary.text' }

/** One plan. */
export function Plan(plan: PlanFields) {
  const { name, text, features, highlight, action } = plan
  return (
    <Paper component="article" sx={highlight ? [card, highlighted] : card}>
      {highlight && <Chip label={highlight} sx={{ alignSelf: 'start' }} />}
      <Typography variant="h4" component="h3">
        {name}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      <Price {...plan} />
      {features.length > 0 && (
        <List>
          {features.map((feature) => (
            <ListItem
              key={feature}
              sx={{ alignItems: 'start', gap: 1.5, py: 0.75, '& svg': { flex: 'none', mt: 0.25 } }}
            >
              <Icon name="check" size={20} />
              {feature}
            </ListItem>
          ))}
        </List>
      )}
      {action && <Action action={action} variant={highlight ? 'contained' : 'outlined'} sx={{ mt: 'auto' }} />}
    </Paper>
  )
}

function Price({ price, monthly, yearly }: PlanFields) {
  if (monthly === undefined && yearly === undefined)
    return (
      <Typography variant="h3" component="p">
        {price ?? blocksWords.askUs}
      </Typography>
    )
  const isSwitched = monthly !== undefined && yearly !== undefined
  const amounts = [
    { period: 'monthly', amount: monthly, unit: pricingWords.aMonth },
    { period: 'yearly', amount: yearly, unit: pricingWords.aYear },
  ]
  return amounts.map(
    ({ period, amount, unit }) =>
      amount !== undefined && (
        <Typography key={period} variant="h3" component="p" data-period={isSwitched ? period : undefined}>
          {shownMoney(amount)}{' '}
          <Typography component="small" sx={{ color: 'text.secondary', letterSpacing: 0, whiteSpace: 'nowrap' }}>
            {unit}
          </Typography>
        </Typography>
      ),
  )
}
