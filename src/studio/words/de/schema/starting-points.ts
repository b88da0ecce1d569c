/** Namen und Beschreibungen der Musterseiten, mit denen neue Seiten beginnen können. */
export const startingPoints = {
  'About us': 'Über uns',
  'Who you are, how you began, and whom visitors meet.':
    'Wer Sie sind, wie alles begann und wem Besucher bei Ihnen begegnen.',
  Event: 'Veranstaltung',
  'What happens, when and where, and how to take part.': 'Was stattfindet, wann und wo, und wie man teilnimmt.',
  'Landing page': 'Landingpage',
  'One offer, from the first sentence to the button.': 'Ein Angebot, vom ersten Satz bis zur Schaltfläche.',
  Prices: 'Preise',
  'Plans side by side, what they include, and questions about them.':
    'Tarife nebeneinander, was sie enthalten, und Fragen dazu.',
  'Questions and answers': 'Fragen und Antworten',
  'What people ask, and where they ask what is not there.':
    'Was oft gefragt wird, und wo man fragt, was nicht dabei ist.',
  Service: 'Leistung',
  'One thing that you do, how it goes, and what it costs.': 'Eine Leistung, wie sie abläuft und was sie kostet.',
}
