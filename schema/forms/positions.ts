/** What an inquiry can ask for, in the words and the order of the spec, section 3. */
export const positions = [
  'Brand Ambassadors',
  'Bartenders',
  'Production Assistants',
  'Catering Staff',
  'Model Staff',
  'Registration Staff',
  'Convention Staff',
  'Line Cooks',
] as const
export type Position = (typeof positions)[number]
