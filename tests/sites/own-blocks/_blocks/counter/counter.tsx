import Button from '@mui/material/Button'
import { Section, SectionIntro } from 'marquee'
import { plural } from 'marquee/words'
import { useState } from 'react'
import styles from './counter.module.css'
import type { Counter as CounterBlock } from './schema.ts'
import { counterWords } from './words.ts'

export function Counter({ title, start }: CounterBlock) {
  const [count, setCount] = useState(start)
  return (
    <Section>
      <SectionIntro title={title} />
      <p className={styles['count']}>
        <Button onClick={() => setCount(count + 1)}>{counterWords.more}</Button>{' '}
        <output>{plural(counterWords.guests, count)}</output>
      </p>
    </Section>
  )
}
