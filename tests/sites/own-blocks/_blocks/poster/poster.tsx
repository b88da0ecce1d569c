import { Section } from 'marquee'
import dot from './dot.png'
import './poster.css'
import frame from './poster.module.css'
import type { Poster as PosterBlock } from './schema.ts'
import seal from './seal.svg'

export function Poster({ title }: PosterBlock) {
  return (
    <Section>
      <p className={`poster ${frame['frame']}`}>{title}</p>
      <img src={dot} alt="A dot" width={8} height={8} />
      <img src={seal} alt="A seal" width={16} height={16} />
    </Section>
  )
}
