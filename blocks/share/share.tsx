import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { notify, Section, toast } from 'marquee'
import { fill } from 'marquee/words'
import { useSyncExternalStore } from 'react'
import { SiteLink } from '../../src/components/links/site-link.tsx'
import type { Share as ShareBlock } from './schema.ts'
import { mailAddress, networkAddress } from './share-address.ts'
import { shareWords } from './words.ts'

const row = { display: 'flex', flexWrap: 'wrap', gap: 1.25, mt: 1.5 }
/** Buttons need scripts, and paper has none. */
const scripted = { '@media (scripting: none), print': { display: 'none' } }

const never = () => () => {}
/** Whether the device has a share sheet: known in the browser alone. */
const useShareSheet = () =>
  useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  )

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address)
    toast(shareWords.copied)
  } catch {
    notify(fill(shareWords.notCopied, { address }))
  }
}

/** The visitor may close the sheet, which is no error. */
const openSheet = ({ title, address }: NonNullable<ShareBlock['page']>) =>
  navigator.share({ title, url: address }).catch(() => {})

/** Links that work without scripts, and buttons that need them. */
export function Share({ title, networks, page = { title: '', address: '' } }: ShareBlock) {
  const hasSheet = useShareSheet()
  const links = [
    { text: shareWords.mail, href: mailAddress(page) },
    ...networks.map((network) => ({ text: shareWords[network], href: networkAddress(network, page) })),
  ]
  return (
    <Section>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <List sx={row}>
        {links.map(({ text, href }) => (
          <li key={text}>
            <Chip size="medium" component={SiteLink} clickable label={text} href={href} />
          </li>
        ))}
        <Button label={shareWords.copy} onClick={() => copy(page.address)} />
        {/* Its room is there before: nothing moves when it appears. */}
        <Button label={shareWords.sheet} onClick={() => openSheet(page)} isHidden={!hasSheet} />
      </List>
    </Section>
  )
}

type ButtonProps = { label: string; onClick: () => void; isHidden?: boolean }

const Button = ({ label, onClick, isHidden = false }: ButtonProps) => (
  <Typography component="li" sx={[scripted, { visibility: isHidden ? 'hidden' : 'visible' }]}>
    <Chip size="medium" component="button" type="button" clickable label={label} onClick={onClick} />
  </Typography>
)
