import { kind } from '../diagnostic.ts'

type Broken = { key: string; problem: string }
const message = ({ problem }: Broken) => `${problem}.`

/** Contradictions in lists of names and in the matrix of cities and services. The schema provides the text of the problem. */
export const coverageDiagnostics = {
  'duplicate-slug': kind<Broken>({
    severity: 'error',
    title: 'A name appears twice in a list',
    explain: 'Each city or service is listed once, so that no page is generated twice.',
    message,
    hint: () => 'Delete one of the two.',
  }),
  'empty-matrix': kind<Broken>({
    severity: 'error',
    title: 'The coverage names no city or no service',
    explain: 'Every generated page would be deleted.',
    message: ({ key, problem }) => `\`${key}\` ${problem}.`,
    hint: () => 'Name at least one city and one service:\n\n    cities: [la]\n    services: [repairs]',
  }),
  'outside-matrix': kind<Broken>({
    severity: 'error',
    title: 'A city or service that is not in the matrix',
    explain: 'An exception or an alias is about a city and a service in the lists of this file.',
    message,
    hint: () => 'Correct the name, add it to the lists `cities` or `services` of this file, or delete the line.',
  }),
  'alias-loop': kind<Broken>({
    severity: 'error',
    title: 'A service that shows itself',
    explain: 'A reused service must lead to a different service that has a page.',
    message,
    hint: () => 'Delete the line, or name the service whose page should be shown.',
  }),
  'alias-chain': kind<Broken>({
    severity: 'error',
    title: 'An alias that leads to an alias',
    explain: 'An alias leads directly to a page, so that no request is redirected twice.',
    message,
    hint: () => 'Name the page at the end of the chain.',
  }),
  'alias-is-page': kind<Broken>({
    severity: 'error',
    title: 'An alias that is also a page',
    explain: 'An alias must not hide an existing page.',
    message,
    hint: () => 'Delete the alias, or remove the name from the matrix.',
  }),
  'reuse-without-page': kind<Broken>({
    severity: 'error',
    title: 'A reused page that a city does not have',
    explain: 'The address would show a page that does not exist.',
    message,
    hint: () => 'Give these cities the service, or list the reused one under `except` for them.',
  }),
}
