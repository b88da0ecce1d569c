import { Button } from '../components/button.tsx'
import { Section, SectionIntro } from '../components/section.tsx'

/** Replaces a page that could not be fetched, after all retries. */
export function PageFailed({ retry }: { retry: () => void }) {
  return (
    <section role="alert" data-tone="night">
      <Section>
        <SectionIntro
          level="h1"
          title="This page could not be loaded"
          intro="Check your connection, then try again. The page that you came from is one step back."
        />
        <Button type="button" onClick={retry}>
          Try again
        </Button>
      </Section>
    </section>
  )
}
