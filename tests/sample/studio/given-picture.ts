import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** Pastes or drops a picture file at an element. */
export async function give(target: Locator, type: 'paste' | 'drop', name: string): Promise<void> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  await target.evaluate(
    (element, { event, file, base64 }) => {
      const data = new DataTransfer()
      data.items.add(
        new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], file, { type: 'image/png' }),
      )
      const { x, y } = element.getBoundingClientRect()
      const common = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        event === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: data })
          : new DragEvent('drop', { ...common, dataTransfer: data, clientX: x + 1, clientY: y + 5 }),
      )
    },
    { event: type, file: name, base64: bytes.toString('base64') },
  )
}
