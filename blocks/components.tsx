import type { ComponentType } from 'react'
import { islands } from './islands.ts'
import type { BlockOf, BlockType } from './registry.ts'

type Components = { [T in BlockType]: () => Promise<ComponentType<BlockOf<T>>> }

/** Block types and what loads their components. A missing one is a type error. */
export const blockComponents = {
  ...islands,
  hero: () => import('./hero/hero.tsx').then((m) => m.Hero),
  'page-title': () => import('./page-title/page-title.tsx').then((m) => m.PageTitle),
  intro: () => import('./intro/intro.tsx').then((m) => m.Intro),
  'logo-strip': () => import('./logo-strip/logo-strip.tsx').then((m) => m.LogoStrip),
  'stats-strip': () => import('./stats-strip/stats-strip.tsx').then((m) => m.StatsStrip),
  'service-tabs': () => import('./service-tabs/service-tabs.tsx').then((m) => m.ServiceTabs),
  testimonials: () => import('./testimonials/testimonials.tsx').then((m) => m.Testimonials),
  'why-choose-us': () => import('./why-choose-us/why-choose-us.tsx').then((m) => m.WhyChooseUs),
  'brand-alignment': () => import('./brand-alignment/brand-alignment.tsx').then((m) => m.BrandAlignment),
  locations: () => import('./locations/locations.tsx').then((m) => m.Locations),
  'area-map': () => import('./area-map/area-map.tsx').then((m) => m.AreaMap),
  'calculator-ratios': () => import('./calculator-ratios/calculator-ratios.tsx').then((m) => m.CalculatorRatios),
  'rich-text': () => import('./rich-text/rich-text.tsx').then((m) => m.RichText),
  'call-to-action': () => import('./call-to-action/call-to-action.tsx').then((m) => m.CallToAction),
  downloads: () => import('./downloads/downloads.tsx').then((m) => m.Downloads),
  'price-table': () => import('./price-table/price-table.tsx').then((m) => m.PriceTable),
  duties: () => import('./duties/duties.tsx').then((m) => m.Duties),
  venues: () => import('./venues/venues.tsx').then((m) => m.Venues),
  'peak-weeks': () => import('./peak-weeks/peak-weeks.tsx').then((m) => m.PeakWeeks),
  'local-rules': () => import('./local-rules/local-rules.tsx').then((m) => m.LocalRules),
  'local-notes': () => import('./local-notes/local-notes.tsx').then((m) => m.LocalNotes),
  'services-list': () => import('./services-list/services-list.tsx').then((m) => m.ServicesList),
  'process-steps': () => import('./process-steps/process-steps.tsx').then((m) => m.ProcessSteps),
  'case-studies': () => import('./case-studies/case-studies.tsx').then((m) => m.CaseStudies),
  'page-list': () => import('./page-list/page-list.tsx').then((m) => m.PageList),
  'case-study': () => import('./case-study/case-study.tsx').then((m) => m.CaseStudy),
  'faq-groups': () => import('./faq-groups/faq-groups.tsx').then((m) => m.FaqGroups),
  faq: () => import('./faq/faq.tsx').then((m) => m.Faq),
  'decision-steps': () => import('./decision-steps/decision-steps.tsx').then((m) => m.DecisionSteps),
  'who-to-call': () => import('./who-to-call/who-to-call.tsx').then((m) => m.WhoToCall),
  'link-groups': () => import('./link-groups/link-groups.tsx').then((m) => m.LinkGroups),
} satisfies Components
