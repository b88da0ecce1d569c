import { isMoment } from '../../../schema/collections/property-formats.ts'
import { familyOf, type RecordFamily } from '../../../schema/collections/record-family.ts'
import { internationalPhone } from '../../../schema/phone/phone-number.ts'
import type { Image } from '../../../schema/pictures/image.ts'
import { pictureKey } from '../../../schema/pictures/picture.ts'
import type { Site } from '../../../schema/site/site.ts'
import type { OpeningHours, SpecialHours } from '../../../schema/structured-data.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { renderMarkdown } from '../../components/prose/render-markdown.ts'
import { type FindRecord, isRecord, type TypedRecord, textOf } from '../../content/derive/property-values.ts'
import { openingHours } from './opening-hours.ts'
import { organizationName } from './organization.ts'
import { plainText } from './plain-text.ts'
import { createPlaceNodes } from './record-places.ts'
import { createRecordReader, given, listOf, member, nonEmpty, type RecordNode } from './record-reader.ts'

export type RecordNodeOptions = {
  site: Pick<Site, 'name' | 'organization' | 'currency'>
  origin: string
  find: FindRecord
  /** The files of pictures. A record has a picture only if a page shows it. */
  pictures: PictureTable
}

const htmlOf = (markdown: string) => renderMarkdown(markdown, { topLevel: 3 }).html

/** Returns how records are described to search engines, by what their collections say of them. */
export function createRecordNodes({ site, origin, find, pictures }: RecordNodeOptions) {
  const { read, nameOf, reference } = createRecordReader(find, origin)
  const { address, geo, attendance, workplace } = createPlaceNodes({ read, nameOf, reference })

  const image = (value: unknown) => {
    const picture = value === undefined ? undefined : pictures[pictureKey(value as Image)]
    return picture ? new URL(picture.src, origin).href : undefined
  }

  const offers = (found: TypedRecord, url: string) => {
    const { value, text } = read(found)
    const price = value('price')
    return typeof price === 'number'
      ? {
          '@type': 'Offer',
          price,
          priceCurrency: text('priceCurrency') ?? site.currency,
          url,
          ...given({ availability: member(text('availability')) }),
        }
      : undefined
  }

  const performers = (value: unknown) =>
    nonEmpty(
      listOf(value).flatMap((one) => {
        if (isRecord(one) && ['person', 'business'].includes(familyOf(one.settings) ?? '')) return [reference(one)]
        const name = textOf(one)
        return name === undefined ? [] : [{ '@type': 'PerformingGroup', name }]
      }),
    )

  const salary = (found: TypedRecord) => {
    const { value, text } = read(found)
    const amount = value('baseSalary')
    if (typeof amount !== 'number') return undefined
    const unit = given({ unitText: text('unitText') })
    return {
      '@type': 'MonetaryAmount',
      currency: text('priceCurrency') ?? site.currency,
      value: { '@type': 'QuantitativeValue', value: amount, ...unit },
    }
  }

  const moment = (value: unknown) => (isMoment(value) ? value : undefined)
  const company = () => organizationName(site, origin)

  /** What a place has, and a business, which is one. */
  const ofPlace = (found: TypedRecord) => {
    const { value, text } = read(found)
    const phone = text('telephone')
    return {
      address: address(found),
      geo: geo(found),
      telephone: phone && internationalPhone(phone),
      ...openingHours(
        (value('openingHours') ?? []) as OpeningHours[],
        (value('specialOpeningHours') ?? []) as SpecialHours[],
      ),
    }
  }

  /** What only the records of a family have. */
  const ofFamily: Record<RecordFamily, (found: TypedRecord, url: string) => object> = {
    area: () => ({}),
    service: () => ({}),
    business(found) {
      const { text } = read(found)
      return {
        parentOrganization: company(),
        ...ofPlace(found),
        email: text('email'),
        priceRange: text('priceRange'),
      }
    },
    place: ofPlace,
    person(found) {
      const { text } = read(found)
      const phone = text('telephone')
      return {
        jobTitle: text('jobTitle'),
        email: text('email'),
        telephone: phone && internationalPhone(phone),
        worksFor: company(),
      }
    },
    product(found, url) {
      const { value, text } = read(found)
      const brand = textOf(value('brand'))
      return { sku: text('sku'), brand: brand && { '@type': 'Brand', name: brand }, offers: offers(found, url) }
    },
    event(found, url) {
      const { value, text } = read(found)
      return {
        startDate: moment(value('startDate')),
        endDate: moment(value('endDate')),
        eventStatus: member(text('eventStatus')),
        ...attendance(found),
        performer: performers(value('performer')),
        organizer: company(),
        offers: offers(found, url),
      }
    },
    job(found) {
      const { value } = read(found)
      return {
        title: nameOf(found),
        datePosted: value('datePosted'),
        validThrough: value('validThrough'),
        employmentType: nonEmpty(listOf(value('employmentType'))),
        ...workplace(found),
        hiringOrganization: company(),
        baseSalary: salary(found),
        identifier: { '@type': 'PropertyValue', name: site.name, value: found.record.slug },
      }
    },
  }

  return {
    reference,
    /** The locality of a record, for what it offers. */
    localityOf: (found: TypedRecord) => read(found).text('addressLocality'),
    /** A record in full, on a page; `url` is the page about it. Areas and services are no results of their own. */
    node(found: TypedRecord, url: string): RecordNode | undefined {
      const family = familyOf(found.settings)
      if (family === undefined || family === 'area' || family === 'service') return undefined
      const { value, text } = read(found)
      const description = text('description')
      return {
        ...reference(found),
        url,
        ...given({
          // Google asks for the description of a job with its paragraphs and lists.
          description: description && (family === 'job' ? htmlOf(description) : plainText(description)),
          image: image(value('image')),
          sameAs: nonEmpty(listOf(value('sameAs'))),
          ...ofFamily[family](found, url),
        }),
      }
    },
  }
}
