import type { z } from 'zod'
import { areaMapSchema } from './area-map/schema.ts'
import { brandAlignmentSchema } from './brand-alignment/schema.ts'
import { calculatorBlockSchema } from './calculator/schema.ts'
import { calculatorRatiosSchema } from './calculator-ratios/schema.ts'
import { callToActionSchema } from './call-to-action/schema.ts'
import { caseStudiesSchema } from './case-studies/schema.ts'
import { caseStudySchema } from './case-study/schema.ts'
import { checklistSchema } from './checklist/schema.ts'
import { cityMapSchema } from './city-map/schema.ts'
import { dashboardSchema } from './dashboard/schema.ts'
import { decisionStepsSchema } from './decision-steps/schema.ts'
import { documentSchema } from './document/schema.ts'
import { downloadsSchema } from './downloads/schema.ts'
import { dutiesSchema } from './duties/schema.ts'
import { estimateSchema } from './estimate/schema.ts'
import { faqSchema } from './faq/schema.ts'
import { faqGroupsSchema } from './faq-groups/schema.ts'
import { faqSearchSchema } from './faq-search/schema.ts'
import { formSchema } from './form/schema.ts'
import { heroSchema } from './hero/schema.ts'
import { introSchema } from './intro/schema.ts'
import { linkGroupsSchema } from './link-groups/schema.ts'
import { localNotesSchema } from './local-notes/schema.ts'
import { localRulesSchema } from './local-rules/schema.ts'
import { locationsSchema } from './locations/schema.ts'
import { logoStripSchema } from './logo-strip/schema.ts'
import { pageListSchema } from './page-list/schema.ts'
import { pageTitleSchema } from './page-title/schema.ts'
import { peakWeeksSchema } from './peak-weeks/schema.ts'
import { priceTableSchema } from './price-table/schema.ts'
import { processStepsSchema } from './process-steps/schema.ts'
import { richTextSchema } from './rich-text/schema.ts'
import { serviceTabsSchema } from './service-tabs/schema.ts'
import { servicesListSchema } from './services-list/schema.ts'
import { siteSearchSchema } from './site-search/schema.ts'
import { statsStripSchema } from './stats-strip/schema.ts'
import { swipeCardsSchema } from './swipe-cards/schema.ts'
import { testimonialsSchema } from './testimonials/schema.ts'
import { trainingSchema } from './training/schema.ts'
import { venuesSchema } from './venues/schema.ts'
import { whoToCallSchema } from './who-to-call/schema.ts'
import { whyChooseUsSchema } from './why-choose-us/schema.ts'

/** Block types and their schemas. Only zod, so that the command line loads it in milliseconds. */
export const blockSchemas = {
  hero: heroSchema,
  'page-title': pageTitleSchema,
  intro: introSchema,
  'logo-strip': logoStripSchema,
  'stats-strip': statsStripSchema,
  'service-tabs': serviceTabsSchema,
  testimonials: testimonialsSchema,
  'why-choose-us': whyChooseUsSchema,
  'brand-alignment': brandAlignmentSchema,
  locations: locationsSchema,
  'city-map': cityMapSchema,
  'area-map': areaMapSchema,
  'rich-text': richTextSchema,
  'call-to-action': callToActionSchema,
  'price-table': priceTableSchema,
  duties: dutiesSchema,
  venues: venuesSchema,
  'peak-weeks': peakWeeksSchema,
  'local-rules': localRulesSchema,
  'local-notes': localNotesSchema,
  'services-list': servicesListSchema,
  'process-steps': processStepsSchema,
  'case-studies': caseStudiesSchema,
  'page-list': pageListSchema,
  'case-study': caseStudySchema,
  'site-search': siteSearchSchema,
  faq: faqSchema,
  'faq-groups': faqGroupsSchema,
  'faq-search': faqSearchSchema,
  document: documentSchema,
  downloads: downloadsSchema,
  estimate: estimateSchema,
  calculator: calculatorBlockSchema,
  'calculator-ratios': calculatorRatiosSchema,
  form: formSchema,
  training: trainingSchema,
  'swipe-cards': swipeCardsSchema,
  dashboard: dashboardSchema,
  'link-groups': linkGroupsSchema,
  'who-to-call': whoToCallSchema,
  'decision-steps': decisionStepsSchema,
  checklist: checklistSchema,
} as const

export type BlockType = keyof typeof blockSchemas
export type BlockOf<T extends BlockType> = z.infer<(typeof blockSchemas)[T]>
/** A parsed block of any type. */
export type Block = { [T in BlockType]: BlockOf<T> }[BlockType]
