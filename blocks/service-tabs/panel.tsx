import { styled } from '@mui/material/styles'
import { Picture } from '../../src/components/picture/picture.tsx'
import { TextLink } from '../../src/components/text-link.tsx'
import type { Service } from './schema.ts'
import { tapped } from './selection.ts'

/** Visible if `--on` is 1. It fades in; the previous one disappears at once, so that texts never overlap. */
const Body = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: 28,
  opacity: 'var(--on, 0)',
  visibility: 'var(--seen, hidden)' as 'hidden',
  transition: 'opacity 240ms',
  // On a phone a picture loads once its service is shown: the others would delay the one that the visitor waits for.
  // (`grid` centres the alternative text; it makes no difference to a picture.)
  [tapped]: { '& [data-lazy=""] img, & [data-lazy=""] + [data-loading]': { display: 'var(--loads, none)' } },
})

const Words = styled('div')({
  display: 'grid',
  gap: '20px 40px',
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { padding: '9px 0', borderTop: '1px solid var(--palette-divider)', lineHeight: 1.4 },
  '& li:last-of-type': { borderBottom: '1px solid var(--palette-divider)' },
  '@media (min-width: 600px)': { gridTemplateColumns: '1fr 1fr' },
})

const Large = styled('div')({ '@media (max-width: 899.95px)': { display: 'none' } })
const Small = styled('div')({ '@media (min-width: 900px)': { display: 'none' } })

/** Image, description, features and link of one service. */
export function Panel({ service }: { service: Service }) {
  const { name, image, heroImage, description, features, link, moreText } = service
  const card = <Picture image={image} sizes="(min-width: 1200px) 660px, (min-width: 900px) 56vw, 100vw" />
  return (
    <Body role="group" aria-label={name}>
      {heroImage ? (
        <>
          <Small>{card}</Small>
          <Large>
            <Picture image={heroImage} sizes="660px" />
          </Large>
        </>
      ) : (
        card
      )}
      <Words>
        <div>
          <p>{description}</p>
          <TextLink href={link}>
            <span>
              {moreText}
              <span className="visually-hidden"> about {name}</span>
            </span>
          </TextLink>
        </div>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Words>
    </Body>
  )
}
