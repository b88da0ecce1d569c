import { defineWords } from './words.ts'

/** The screen that asks for the password of a page: docs/requirements.md, “Protected pages”. */
export const gateWords = defineWords('gate', {
  title: 'Protected Area',
  description: 'This page is protected. Its content opens in the browser with the password that the team has.',
  text: 'Please enter the password to access this page',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  button: 'Access Page',
  checking: 'Checking the password. This can take a few seconds on a phone.',
  wrong: 'Incorrect password',
  right: 'Access granted',
  insecure:
    'This browser opens protected pages only over https. Ask for the https address of this site, or open the page on the computer that serves it.',
  scriptsOff: 'This page is encrypted, and the browser needs scripts to open it. They are off in this browser.',
})
