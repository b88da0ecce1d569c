import type { ComponentType } from 'react'
import type { BlockOf, BlockType } from './registry.ts'

type Components = { [T in BlockType]: { live: boolean; load: () => Promise<ComponentType<BlockOf<T>>> } }

/** Block types and their components. `live` ones are hydrated at the first touch, the others stay the HTML of the build. */
export const blockComponents = {
  hero: { live: false, load: () => import('./hero/hero.tsx').then((m) => m.Hero) },
  intro: { live: false, load: () => import('./intro/intro.tsx').then((m) => m.Intro) },
  'logo-strip': { live: false, load: () => import('./logo-strip/logo-strip.tsx').then((m) => m.LogoStrip) },
  'stats-strip': { live: false, load: () => import('./stats-strip/stats-strip.tsx').then((m) => m.StatsStrip) },
  'service-tabs': { live: false, load: () => import('./service-tabs/service-tabs.tsx').then((m) => m.ServiceTabs) },
  testimonials: { live: false, load: () => import('./testimonials/testimonials.tsx').then((m) => m.Testimonials) },
  'why-choose-us': { live: false, load: () => import('./why-choose-us/why-choose-us.tsx').then((m) => m.WhyChooseUs) },
  'brand-alignment': {
    live: false,
    load: () => import('./brand-alignment/brand-alignment.tsx').then((m) => m.BrandAlignment),
  },
  locations: { live: false, load: () => import('./locations/locations.tsx').then((m) => m.Locations) },
  'rich-text': { live: false, load: () => import('./rich-text/rich-text.tsx').then((m) => m.RichText) },
  'call-to-action': {
    live: false,
    load: () => import('./call-to-action/call-to-action.tsx').then((m) => m.CallToAction),
  },
  'services-list': { live: false, load: () => import('./services-list/services-list.tsx').then((m) => m.ServicesList) },
  'process-steps': { live: false, load: () => import('./process-steps/process-steps.tsx').then((m) => m.ProcessSteps) },
  'case-studies': { live: false, load: () => import('./case-studies/case-studies.tsx').then((m) => m.CaseStudies) },
  faq: { live: false, load: () => import('./faq/faq.tsx').then((m) => m.Faq) },
  estimate: { live: true, load: () => import('./estimate/estimate.tsx').then((m) => m.Estimate) },
  'contact-form': { live: true, load: () => import('./contact-form/contact-form.tsx').then((m) => m.ContactForm) },
  'quote-form': { live: true, load: () => import('./quote-form/quote-form.tsx').then((m) => m.QuoteForm) },
} satisfies Components
