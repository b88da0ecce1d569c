import { Section, SectionIntro } from 'marquee'
import { ProviderForm } from './provider-form.tsx'
import type { Newsletter as NewsletterBlock } from './schema.ts'
import { ServiceForm } from './service-form.tsx'

/** One field, sent to a provider or to the site's own service. */
export function Newsletter(block: NewsletterBlock) {
  const { address } = block
  const given = { ...block, id: block.id ?? block.type }
  return (
    <Section>
      <SectionIntro eyebrow={block.eyebrow} title={block.title} intro={block.intro} />
      {address === undefined ? <ServiceForm block={given} /> : <ProviderForm block={given} address={address} />}
    </Section>
  )
}
