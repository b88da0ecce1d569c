import type { useStudio } from '../state/use-studio.ts'

/** What each view of the whole site gets. */
export type ViewProps = {
  studio: ReturnType<typeof useStudio>
}
