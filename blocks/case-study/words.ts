import { defineWords } from 'marquee/words'

/** The page of a case study. */
export const caseStudyWords = defineWords('case-study', {
  demands: 'What makes it hard',
  report: 'What we would report',
  plan: 'How we would do it: {kind}',
  setting: 'Setting',
  guests: 'Guests',
  hours: 'Hours',
  team: 'Team',
  people: { one: '1 person', other: '{n} people' },
  inAll: { one: '{n} person in all', other: '{n} people in all' },
  permission: 'Published with permission of {by}, given on {date}.',
  illustrative: 'Illustrative.',
  illustrativeText:
    'This is a plan for an event of this kind. It reports no event that took place, describes no client, and claims no result.',
  teamTitle: 'The team we would send',
  preparation: 'Before the day',
  day: 'Run of the day',
})
