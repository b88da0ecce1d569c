/** Written from the words of section 2.6 of the specification, not from the matrix. */

/** Services named for city pages, and the two that are seen in links. */
export const everyService =
  `event-staff brand-ambassadors promotional-model convention-staff conference-staff trade-show-staff
check-in-staff ticket-checkers street-team street-canvassing guerrilla-marketing hospitality-staffing production-assistants
catering-staff booth-staff expo-staff greeters hosts pop-up-staff ushers sampling-staff corporate-event-staff
experiential-marketing temp-worker crowd-management bartenders servers`.split(/\s+/)

/** Cities whose list is not spelled out: they have every service. */
const fullCities =
  'la sf atlanta chicago miami orlando tampa boston houston austin dallas oc new-orleans san-jose vegas sd'.split(' ')

/** Cities that have every service but ushers. */
export const citiesWithoutUshers = ['nyc', 'dc']

/** The fifteen of Philadelphia. */
export const philadelphia =
  `event-staff booth-staff conference-staff expo-staff trade-show-staff greeters ushers sampling-staff
convention-staff pop-up-staff hosts hospitality-staffing promotional-model brand-ambassadors production-assistants`.split(
    /\s+/,
  )

/** Cities with one service only. */
export const corporateOnly = ['seattle', 'denver']

/** Services that show the page of another one. */
export const reused = { hosts: 'greeters', 'ticket-checkers': 'event-staff' }

/** First parts of an address that stand for a city, named as aliases or seen in links. */
export const otherPrefixes = {
  'orange-county': 'oc',
  'las-vegas': 'vegas',
  'san-diego': 'sd',
  atl: 'atlanta',
  'san-francisco': 'sf',
  nola: 'new-orleans',
}

/** Cities seen only as prefixes: they have records and no pages. */
export const prefixOnly = 'charlotte phoenix nashville st-louis minneapolis indianapolis hartford charleston'.split(' ')

/** Every address of the matrix, without aliases. */
export const routes = [
  ...fullCities.flatMap((city) => everyService.map((service) => `/${city}/${service}`)),
  ...citiesWithoutUshers.flatMap((city) =>
    everyService.filter((service) => service !== 'ushers').map((service) => `/${city}/${service}`),
  ),
  ...philadelphia.map((service) => `/philadelphia/${service}`),
  ...corporateOnly.map((city) => `/${city}/corporate-event-staff`),
]
