import type { Page } from '@playwright/test'

/** Collects violations of the content policy, from the first script on, and errors on the console. */
export async function watchErrors(page: Page): Promise<string[]> {
  const errors: string[] = []
  await page.exposeFunction('reportDiskError', (error: string) => errors.push(error))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const { reportDiskError } = window as unknown as { reportDiskError: (error: string) => void }
      reportDiskError(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`)
    })
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /policy|trusted/i.test(message.text())) errors.push(message.text())
  })
  return errors
}
