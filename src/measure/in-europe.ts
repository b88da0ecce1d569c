/**
 * Time zones of the European Economic Area, the United Kingdom and Switzerland that do not begin with `Europe/`, by the
 * time zone database of IANA.
 */
const others = new Set([
  'Africa/Ceuta',
  'America/Cayenne',
  'America/Guadeloupe',
  'America/Marigot',
  'America/Martinique',
  'Arctic/Longyearbyen',
  'Asia/Famagusta',
  'Asia/Nicosia',
  'Atlantic/Azores',
  'Atlantic/Canary',
  'Atlantic/Faroe',
  'Atlantic/Madeira',
  'Atlantic/Reykjavik',
  'Indian/Mayotte',
  'Indian/Reunion',
])

/** Whether a clock may be one of Europe. One that names no place, such as `UTC`, may be anywhere. */
export const mayBeInEurope = (zone: string | undefined): boolean =>
  zone === undefined || !zone.includes('/') || zone.startsWith('Etc/') || zone.startsWith('Europe/') || others.has(zone)
