import type { Page } from '@playwright/test'

/** Collects what the page's policy refuses, from the first script on, and errors on the console. */
export async function watchErrors(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.exposeFunction('reportDiskError', (fault: string) => faults.push(fault))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const { reportDiskError } = window as unknown as { reportDiskError: (fault: string) => void }
      reportDiskError(`${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`)
    })
  })
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error' && /policy|trusted/i.test(message.text())) faults.push(message.text())
  })
  return faults
}
