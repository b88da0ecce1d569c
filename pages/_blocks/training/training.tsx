import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { rounded, Section, SectionIntro, useLocalStorage } from 'marquee'
import { fill } from 'marquee/words'
import { useCallback, useEffect, useRef } from 'react'
import { Certificate } from './certificate.tsx'
import { Part } from './part.tsx'
import { acceptProgress, countOf, isPassed, noProgress, type Progress } from './progress.ts'
import { Quiz } from './quiz.tsx'
import type { Training as TrainingBlock } from './schema.ts'
import { trainingWords } from './words.ts'

/**
 * The progress of the visitor. `<progress>` and not `LinearProgress`: the width of that bar is an inline style, which
 * the content policy refuses in the HTML of the build.
 */
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
  marginBottom: 32,
  '& progress': {
    appearance: 'none',
    width: 'min(100%, 260px)',
    height: 12,
    border: '1px solid var(--palette-outline)',
    borderRadius: rounded(1.5),
    overflow: 'hidden',
    background: 'transparent',
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': { background: 'var(--palette-primary-main)' },
    '&::-moz-progress-bar': { background: 'var(--palette-primary-main)' },
  },
  '& span': { fontWeight: 600 },
  '@media (scripting: none)': { display: 'none' },
})

/** A course at one's own pace. The HTML of the build contains all of it. */
export function Training(block: TrainingBlock) {
  const blockId = block.id ?? block.type
  const inside = useRef<HTMLDivElement>(null)
  const {
    value: progress,
    change,
    isStored,
  } = useLocalStorage(`marquee:training:${block.course}`, noProgress, acceptProgress)

  const answer = useCallback(
    (question: string, text: string) =>
      change((before) => ({ ...before, answers: { ...before.answers, [question]: text } })),
    [change],
  )
  // Choices made before hydration count too.
  useEffect(() => {
    for (const radio of inside.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])
      answer(radio.dataset['of'] ?? '', radio.value)
  }, [answer])

  const goTo = (id: string) => {
    const fold = document.getElementById(`${blockId}-${id}`)
    if (!(fold instanceof HTMLDetailsElement)) return
    fold.open = true
    fold.querySelector('summary')?.focus({ preventScroll: true })
    fold.scrollIntoView()
  }
  const startOver = () => change(({ name }): Progress => ({ ...noProgress, name }))

  const { quiz, certificate } = block
  const checks = block.parts.flatMap(({ check }) => check)
  const all = [...checks, ...(quiz?.questions ?? [])]
  const right = countOf(all, progress, 'right')
  const stops = [...block.parts, ...(quiz ? [{ id: 'quiz', title: quiz.title }] : [])]
  const { result } = progress
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      <div ref={inside}>
        {all.length > 0 && (
          <Head data-print="no">
            <progress max={all.length} value={right} aria-label={trainingWords.answered} />
            <span>{fill(trainingWords.answeredOf, { right, n: all.length })}</span>
            {Object.keys(progress.answers).length > 0 && (
              <Button variant="text" onClick={startOver}>
                {trainingWords.startOver}
              </Button>
            )}
            {!isStored && <span role="status">{trainingWords.notStored}</span>}
          </Head>
        )}
        {block.parts.map((part, index) => (
          <Part
            key={part.id}
            {...{ blockId, part, index, progress }}
            next={stops[index + 1]}
            onAnswer={answer}
            onNext={goTo}
          />
        ))}
        {quiz && <Quiz {...{ blockId, quiz, progress, change }} onAnswer={answer} />}
        {quiz && certificate && result && isPassed(result, quiz.passPercent) && (
          <Certificate
            {...{ blockId, certificate, result }}
            name={progress.name}
            onName={(name) => change((before) => ({ ...before, name }))}
          />
        )}
      </div>
    </Section>
  )
}
