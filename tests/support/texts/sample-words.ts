/** Words of the site in `pages/`, an agency for event staff. They must not occur in other sites or in the engine. */
export const sampleWords =
  /staff|\bcrews?\b|bartend|waiter|brand ambassador|line cook|venue|agency|agencies|EmploymentAgency|marigold|marquee bulbs|call sheet|usher|trade show|\bgala\b/i
