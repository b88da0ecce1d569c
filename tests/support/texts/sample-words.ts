/** Words of the site in `pages/`, an agency for event staff. They must not occur in other sites or in the engine. */
export const sampleWords =
  /staff|\bcrews?\b|bartend|waiter|brand ambassador|line cook|venue|agency|agencies|EmploymentAgency|marigold|marquee bulbs|call sheet|usher|trade show|\bgala\b/i

/** Further words of a trade: what a block shows as an example could be of a bakery, a school or a workshop. */
export const tradeWords =
  /\bevent staff|greeter|barback|cocktail|street[ -]team|keynote|festival|wedding|bicycle|\brid(?:es?|ers?|ing)\b|puncture|windmill|jordaan|event-staff/i
