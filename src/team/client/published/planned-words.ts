import type { TeamPublication } from '../../wire.ts'
import { shownPlan, words } from '../words.ts'

/** When a publication goes live by itself, or to the repository of the site. */
export const plannedWords = ({ publishAt, isForOrigin }: Pick<TeamPublication, 'publishAt' | 'isForOrigin'>): string =>
  isForOrigin ? words.published.plannedToSend(shownPlan(publishAt)) : words.published.planned(shownPlan(publishAt))
