import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { readGatePasswords } from '../../src/cli/build/stored-passwords.ts'

const root = resolve(import.meta.dirname, '../..')

/** The protected pages of the specification with the variables of their passwords and their session keys. */
export const gates = [
  { path: '/swipe', variable: 'GATE_SWIPE', remember: 'swipe-auth' },
  { path: '/captain-form', variable: 'GATE_CAPTAIN_FORM', remember: 'captain-form-auth' },
  { path: '/3chi', variable: 'GATE_3CHI', remember: '3chi-form-auth' },
]

/** A password with which the tested site was built. */
export function passwordOf(path: string): string {
  const variable = gates.find((gate) => gate.path === path)?.variable ?? ''
  const [password] = readGatePasswords([variable], root, process.env).get(variable) ?? []
  if (!password) throw new Error(`Set ${variable} to the password with which dist/ was built.`)
  return password
}

export const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })

/** Enters a password on the page that is shown. */
export async function enter(page: Page, password: string) {
  await passwordField(page).fill(password)
  await page.getByRole('button', { name: 'Access Page' }).click()
}

/** Goes to a protected page and opens it. */
export async function openPage(page: Page, path: string) {
  await page.goto(path)
  await enter(page, passwordOf(path))
  await page.getByText('Access granted').waitFor()
}

/** Goes to a page, and opens it where it is protected. */
export async function visit(page: Page, path: string) {
  if (gates.some((gate) => gate.path === path)) await openPage(page, path)
  else await page.goto(path)
}
