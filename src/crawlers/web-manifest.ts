import type { Site } from '../../schema/site.ts'
import { colour } from '../pictures/palette.ts'

/** The longest name that launchers show in full. */
const longestShortName = 12

/** `site.webmanifest`: what a device shows that keeps the site among its apps. */
export function webManifest({ name }: Pick<Site, 'name'>): object {
  const short = name.split(' ').reduce((text, word) => {
    const longer = text ? `${text} ${word}` : word
    return longer.length <= longestShortName ? longer : text
  }, '')
  const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name,
    ...(short && { short_name: short }),
    start_url: '/',
    display: 'browser',
    background_color: colour.night,
    theme_color: colour.night,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable.png', 512, 'maskable'),
    ],
  }
}
