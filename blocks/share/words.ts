import { defineWords } from 'marquee/words'

/** What stands on the links and buttons that share a page. */
export const shareWords = defineWords('share', {
  title: 'Share this page',
  mail: 'E-mail',
  copy: 'Copy address',
  copied: 'Address copied',
  notCopied: 'The browser did not allow it. The address is {address}',
  sheet: 'Share…',
  bluesky: 'Bluesky',
  facebook: 'Facebook',
  linkedin: 'LinkedIn',
  reddit: 'Reddit',
  telegram: 'Telegram',
  threads: 'Threads',
  whatsapp: 'WhatsApp',
  x: 'X',
})
