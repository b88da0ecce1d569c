import { defineWords } from 'marquee/words'

/** What is said of opening hours. */
export const hoursWords = defineWords('hours', {
  closed: 'Closed',
  allDay: 'Open 24 hours',
  open: 'Open now',
  openUntil: 'Open now, until {time}',
  opensAt: 'Closed now, opens at {time}',
  opensOn: 'Closed now, opens {day} at {time}',
  closedNow: 'Closed now',
  exceptions: 'Other hours',
  directions: 'Directions',
})
