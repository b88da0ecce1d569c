import type { DiagnosticArgs, DiagnosticCode } from '../../../../schema/diagnostics/codes.ts'

/**
 * Facts for examples of diagnostics that no single page can show: of templates, of sheets, of files that cannot be
 * opened, of two revisions.
 */
export const sampleFacts: { [Code in DiagnosticCode]?: DiagnosticArgs<Code> } = {
  'address-gone': {
    address: '/street-teams',
    revision: 'main',
    file: 'pages/street-team.yaml',
    isTranslation: false,
    isGenerated: false,
    isRedirect: false,
    isHidden: false,
    suggestion: undefined,
  },
  'bad-file-link': { reason: 'outside' },
  'device-name': { part: 'aux.pdf', free: 'docs/aux-file.pdf' },
  'file-too-large': { bytes: 5_200_000, max: 4_000_000 },
  'heading-order': { heading: '#### Parking', level: 4, before: 2, corrected: '### Parking' },
  'link-to-unpublished': { href: '/spring-tour', draft: true, publishAt: undefined, unpublishAt: undefined },
  'missing-coverage': { file: 'pages/_data/coverage/matrix.yaml' },
  'missing-quote-form': { file: 'pages/_data/fragments/quote-form.yaml' },
  'missing-site-file': { file: 'pages/_data/site.yaml' },
  'more-similar-pages': { listed: 20, unchecked: 0 },
  'never-published': { publishAt: '2026-12-01T08:00:00Z', unpublishAt: '2026-11-30T08:00:00Z' },
  'open-download': { type: 'downloads' },
  'orphan-page': { path: '/spring-tour' },
  'reuse-without-page': { key: 'hosts', problem: '`hosts` shows the page of `greeters`, which seattle does not have' },
  'record-without-faq': { word: 'service', slug: 'ushers', file: 'pages/_data/faqs/ushers.yaml' },
  'sheet-duplicate': { key: 'columns[2]', problem: '`Price` stands twice' },
  'still-image': { name: 'tours/spring' },
  'taken-file-name': { name: 'about.html', holder: 'the page `/about`', isTwin: false },
  'template-key': { key: 'aliases' },
  'unknown-condition': { name: 'city.brage', suggestion: 'city.barge', names: ['city.barge', 'city.serverCard'] },
  'unused-data': { name: 'faqs/tips' },
  'unused-fragment': { name: 'old-offer' },
  'unusable-image': {
    file: 'pages/_public/images/tours/Spring photo.PNG',
    expected: 'pages/_public/images/tours/spring-photo.png',
    name: 'tours/spring-photo',
    isForeign: false,
    isTaken: false,
  },
  'unused-image': { name: 'cities/los-angles' },
  'unreadable-file': { reason: 'no permission' },
  'unreadable-picture': { name: 'cities/la', reason: 'VipsJpeg: premature end of JPEG image' },
}
