import Button from '@mui/material/Button'
import { Section, SectionIntro } from 'marquee'
import { useState } from 'react'
import type { Counter as CounterBlock } from './schema.ts'

export function Counter({ title, start }: CounterBlock) {
  const [count, setCount] = useState(start)
  return (
    <Section>
      <SectionIntro title={title} />
      <Button onClick={() => setCount(count + 1)}>One more</Button> <output>{count}</output>
    </Section>
  )
}
