import { styled } from '@mui/material/styles'
import { Action } from '../../src/components/action.tsx'
import { Question } from '../../src/components/question.tsx'
import { Section, SectionIntro } from '../../src/components/section.tsx'
import type { Faq as FaqBlock } from './schema.ts'

const Columns = styled('div')({
  '@media (min-width: 900px)': { display: 'grid', gridTemplateColumns: '5fr 8fr', gap: 80, alignItems: 'start' },
})

const Aside = styled('div')({
  marginBottom: 40,
  '@media (min-width: 900px)': { position: 'sticky', top: 'calc(var(--header-height) + 24px)', marginBottom: 0 },
})

export function Faq(block: FaqBlock) {
  return (
    <Section>
      <Columns>
        <Aside>
          <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
          {block.action && <Action action={block.action} variant="outlined" />}
        </Aside>
        <div>
          {block.items.map(({ question, answer }) => (
            <Question key={question} question={question} answer={answer} />
          ))}
        </div>
      </Columns>
    </Section>
  )
}
