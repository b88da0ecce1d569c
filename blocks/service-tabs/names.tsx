import Link from '@mui/material/Link'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import { styled } from '@mui/material/styles'
import { displayFont, focusRing } from 'marquee'
import type { Service } from './schema.ts'
import { tapped } from './selection.ts'

/** Radio buttons of the browser, since they select before any script has been loaded. */
const Radios = styled('fieldset')({
  display: 'none',
  flexWrap: 'wrap',
  gap: 8,
  [tapped]: { display: 'flex' },
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 46,
    padding: '8px 18px',
    border: '1px solid var(--palette-outline)',
    borderRadius: 'var(--shape-button)',
    fontWeight: 600,
    lineHeight: 1.2,
    cursor: 'pointer',
    transition: 'background-color 160ms, color 160ms',
    ...focusRing,
  },
  '& label:has(:checked)': {
    background: 'var(--palette-primary-main)',
    borderColor: 'var(--palette-primary-main)',
    color: 'var(--palette-primary-contrastText)',
  },
  '& label:active': { transform: 'translateY(1px)' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '@media (forced-colors: active)': { '& label:has(:checked)': { outline: '3px solid Highlight' } },
})

const Links = styled(List)({
  height: '100%',
  display: 'grid',
  gridAutoRows: '1fr',
  [tapped]: { display: 'none' },
  '& a': {
    position: 'relative',
    width: '100%',
    height: '100%',
    display: 'flex',
    alignItems: 'baseline',
    gap: 12,
    paddingBlock: 'clamp(14px, 1.7vw, 22px)',
    borderTop: '1px solid var(--palette-divider)',
    color: 'color-mix(in srgb, var(--palette-text-primary) calc(var(--on, 0) * 100%), var(--palette-text-secondary))',
    ...displayFont('clamp(1.5rem, 0.7rem + 2vw, 2.375rem)', 1.1, 1),
    transition: 'color 160ms',
  },
  '& a::after': {
    content: '"→" / ""',
    marginInlineStart: 'auto',
    color: 'var(--palette-primary-text)',
    opacity: 'var(--on, 0)',
    transform: 'translateX(calc((var(--on, 0) - 1) * 14px))',
    transition: 'opacity 160ms, transform 200ms',
  },
  '& a::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: -1,
    height: 2,
    background: 'var(--palette-primary-main)',
    transform: 'scaleX(var(--on, 0))',
    transformOrigin: 'left',
    transition: 'transform 240ms',
  },
  '& a:dir(rtl)::before': { transformOrigin: 'right' },
  '& a:active': { color: 'var(--palette-primary-text)' },
})

type Names = { services: Service[]; radioId: (id: string) => string }

/**
 * The names on touch screens: a group of radio buttons, the first one ticked. It holds the selection on every device.
 */
export function NameRadios({ name, legend, services, radioId }: Names & { name: string; legend: string }) {
  return (
    <Radios>
      <legend className="visually-hidden">{legend}</legend>
      {services.map(({ id, name: text }, index) => (
        <label key={id}>
          <input type="radio" name={name} id={radioId(id)} value={id} defaultChecked={index === 0} />
          {text}
        </label>
      ))}
    </Radios>
  )
}

/** The names for a pointer: links to the pages. Hover and focus select; `data-selects` names the radio button. */
export function NameLinks({ label, services, radioId }: Names & { label: string }) {
  return (
    <Links aria-label={label}>
      {services.map(({ id, name, link }) => (
        <ListItem key={id}>
          <Link href={link} underline="none" data-selects={radioId(id)}>
            {name}
          </Link>
        </ListItem>
      ))}
    </Links>
  )
}
