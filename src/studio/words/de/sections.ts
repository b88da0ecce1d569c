import type { Words } from '../en.ts'
import { count } from './numbers.ts'

export const sections = {
  named: {
    company: {
      name: 'Firma',
      description: 'Name, Telefon, E-Mail und Postanschrift. Seiten zeigen sie von hier.',
      alsoCalled: 'Unternehmen, Betrieb, Kontakt, Telefonnummer, E-Mail, Adresse, Anschrift, Impressum',
    },
    header: {
      name: 'Kopfzeile und Menü',
      description: 'Was oben auf jeder Seite und in der Leiste auf Telefonen steht.',
      alsoCalled: 'Kopf, Kopfbereich, Header, Navigation, Links, Schaltfläche, Suche',
    },
    footer: {
      name: 'Fußzeile',
      description: 'Was unten auf jeder Seite steht.',
      alsoCalled: 'Fußbereich, Footer, unten, Links, Copyright',
    },
    announcements: {
      name: 'Ankündigungen',
      description: 'Leisten über der Kopfzeile, für einige Tage oder für einige Seiten.',
      alsoCalled: 'Hinweise, Banner, Neuigkeiten, geschlossen, Urlaub, Feiertag',
    },
    hours: {
      name: 'Öffnungszeiten',
      description: 'Wann Sie erreichbar sind, für Besucher und für Suchmaschinen.',
      alsoCalled: 'Geschäftszeiten, Sprechzeiten, geöffnet, geschlossen',
    },
    logo: {
      name: 'Logo',
      description: 'Das Bild, das in der Kopfzeile und als Symbol für die Firma steht.',
      alsoCalled: 'Marke, Symbol, Icon, Favicon, Zeichen',
    },
    redirects: {
      name: 'Weiterleitungen',
      description: 'Alte Adressen und wohin sie führen.',
      alsoCalled: 'umleiten, alte Adresse, umgezogene Seite, frühere Website, toter Link, 301',
    },
    forms: {
      name: 'Formulare und Anfragen',
      description: 'Welches Formular sich von jeder Seite aus öffnet und wie lange Anfragen gespeichert werden.',
      alsoCalled: 'Anfrageformular, Kontaktformular, Fragen, Daten, Aufbewahrung',
    },
    measure: {
      name: 'Messung und Einwilligung',
      description: 'Wer Besuche zählt und wie Besucher vorher gefragt werden.',
      alsoCalled: 'Cookies, Cookie-Banner, Tracking, Analytics, Statistik, Datenschutz, Einbettung, Pixel',
    },
    figures: {
      name: 'Zahlen und Karten',
      description: 'Zahlen, die auf Seiten stehen, jede mit ihrer Quelle, und das Land, das Karten zeigen.',
      alsoCalled: 'Aussagen, Fakten, Belege, Beispielwerte',
    },
    language: {
      name: 'Sprache und Region',
      description: 'Wie Daten, Zahlen, Geld und Telefonnummern geschrieben werden.',
      alsoCalled: 'Währung, Woche, Land, Zeit',
    },
    'search-engines': {
      name: 'Suchmaschinen und Adressen',
      description: 'Was Suchmaschinen und andere Programme lesen und wie Adressen antworten.',
      alsoCalled: 'SEO, Google, Titel, Domain, URL, Crawler, Robots, ähnliche Seiten',
    },
    words: {
      name: 'Texte von Schaltflächen und Meldungen',
      description: 'Was die Website von selbst sagt, etwa „Schritt 1“ oder „Senden“.',
      alsoCalled: 'Wortlaut, Übersetzung, Beschriftungen, Texte',
    },
  },
  changesPages: (pages: number) => `Was Sie hier ändern, ändert ${count(pages, { one: 'Seite', other: 'Seiten' })}.`,
  questionsOf: (form: string) => `Fragen von „${form}“`,
  look: 'Farben, Schriften und Größen',
  all: 'Alle Einstellungen',
  list: 'Einstellungen der Website',
} satisfies Words['sections']
