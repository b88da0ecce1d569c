/** Words of the site in `pages/`, an agency for event staff. No other site and no part of the engine says them. */
export const sampleWords =
  /staff|\bcrews?\b|bartend|waiter|brand ambassador|line cook|venue|agency|agencies|EmploymentAgency|marigold|marquee bulbs|call sheet|usher|trade show|\bgala\b/i
