import { defineWords } from './words.ts'

/** Header, footer, dialogs and notices of every page. */
export const layoutWords = defineWords('layout', {
  skip: 'Skip to content',
  main: 'Main',
  mainOnPhones: 'Main, all entries',
  menu: 'Menu',
  submenu: '{entry}: show the links',
  closeMenu: 'Close menu',
  close: 'Close',
  darkColours: 'Dark colours',
  loading: 'Loading',
  noPage: 'There is no such page.',
  lost: 'A part of this page could not be loaded. Reading and links work; to use the forms, check your connection and load the page again.',
  offline: 'You are offline. What you have typed stays here; send it when you are back.',
  online: 'You are online again.',
})
