import { isMoment } from '../../../schema/collections/property-formats.ts'
import { familyOf, type RecordFamily } from '../../../schema/collections/record-family.ts'
import type { PropertyName } from '../../../schema/collections/record-properties.ts'
import { internationalPhone } from '../../../schema/forms/phone-number.ts'
import type { Image } from '../../../schema/pictures/image.ts'
import { pictureKey } from '../../../schema/pictures/picture.ts'
import type { Site } from '../../../schema/site/site.ts'
import type { OpeningHours, SpecialHours } from '../../../schema/structured-data.ts'
import type { PictureTable } from '../../components/picture/pictures-context.ts'
import { renderMarkdown } from '../../components/prose/render-markdown.ts'
import {
  type FindRecord,
  isRecord,
  propertyValue,
  type TypedRecord,
  textOf,
} from '../../content/derive/property-values.ts'
import { openingHours } from './opening-hours.ts'
import { organizationName } from './organization.ts'
import { plainText } from './plain-text.ts'

/** A node of the graph that describes a record. Its type is one of very many, so that its properties are not typed. */
export type RecordNode = { '@type': string; '@id': string; name: string } & Readonly<Record<string, unknown>>

export type RecordNodeOptions = {
  site: Pick<Site, 'name' | 'organization' | 'currency'>
  origin: string
  find: FindRecord
  /** The files of pictures. A record has a picture only if a page shows it. */
  pictures: PictureTable
}

/** Families of which a record is a place. */
export const placeFamilies: readonly (RecordFamily | undefined)[] = ['area', 'place', 'business']

/** The properties of a node that have a value. */
const given = (properties: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined))

const htmlOf = (markdown: string) => renderMarkdown(markdown, { topLevel: 3 }).html

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])
const nonEmpty = <Entry>(list: readonly Entry[]) => (list.length > 0 ? list : undefined)

/** A member of an enumeration of schema.org: `InStock`. */
const member = (name: string | undefined) =>
  name && `https://schema.org/${name.replace(/^https?:\/\/schema\.org\//, '')}`

/** Returns how records are described to search engines, by what their collections say of them. */
export function createRecordNodes({ site, origin, find, pictures }: RecordNodeOptions) {
  const idOf = ({ word, record }: TypedRecord) => `${origin}/#${word}-${record.slug}`

  /** Reads the properties of a record. */
  const read = (found: TypedRecord) => {
    const value = (name: PropertyName) => propertyValue(found, found.settings.properties[name], find)
    const text = (name: PropertyName) => textOf(value(name))
    return { value, text }
  }

  const nameOf = (found: TypedRecord) => read(found).text('name') ?? found.record.name

  /** A record as other nodes refer to it. */
  const reference = (found: TypedRecord): RecordNode => ({
    '@type': found.settings.type ?? 'Thing',
    '@id': idOf(found),
    name: nameOf(found),
  })

  const address = (found: TypedRecord) => {
    const { text } = read(found)
    const parts = given({
      streetAddress: text('streetAddress'),
      addressLocality: text('addressLocality'),
      addressRegion: text('addressRegion'),
      postalCode: text('postalCode'),
      addressCountry: text('addressCountry'),
    })
    return Object.keys(parts).length > 0 ? { '@type': 'PostalAddress', ...parts } : undefined
  }

  const geo = (found: TypedRecord) => {
    const point = (read(found).value('geo') ?? found.record.geo) as { lat: number; lng: number } | undefined
    return point && { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng }
  }

  /** Where something is: a record with its address, that of a city being its name; or a name. */
  const placeNode = (value: unknown, own: TypedRecord) => {
    const isPlace = isRecord(value) && placeFamilies.includes(familyOf(value.settings))
    if (!isPlace) {
      const name = textOf(value)
      const at = address(own)
      return name === undefined && !at ? undefined : { '@type': 'Place', ...given({ name, address: at }) }
    }
    const locality = familyOf(value.settings) === 'area' ? { addressLocality: nameOf(value) } : {}
    const at = { '@type': 'PostalAddress', ...locality, ...address(value) }
    // A city is an area, and its address is none of its own.
    const node = familyOf(value.settings) === 'area' ? { '@type': 'Place', name: nameOf(value) } : reference(value)
    return { ...node, address: at, ...given({ geo: geo(value) }) }
  }

  /** An area by its name: a record that is one, or a country. */
  const areaNode = (value: unknown) => {
    const name = isRecord(value) ? nameOf(value) : textOf(value)
    const type = isRecord(value) && familyOf(value.settings) === 'area' ? value.settings.type : 'Country'
    return name === undefined ? [] : [{ '@type': type, name }]
  }

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

  /** Where an event is: a place, an address online, or both; and so whether people come. */
  const attendance = (found: TypedRecord) => {
    const { value, text } = read(found)
    const place = placeNode(value('location'), found)
    const url = text('virtualLocation')
    const online = url && { '@type': 'VirtualLocation', url }
    const usual = online && (place ? 'MixedEventAttendanceMode' : 'OnlineEventAttendanceMode')
    return {
      location: place && online ? [place, online] : (place ?? online),
      eventAttendanceMode: member(text('eventAttendanceMode') ?? usual),
    }
  }

  /** Where a job is: at a place, from home in these areas, or both. Google reads the areas of jobs from home alone. */
  const workplace = (found: TypedRecord) => {
    const { value, text } = read(found)
    const place = placeNode(value('jobLocation'), found)
    const areas = nonEmpty(listOf(value('applicantLocationRequirements')).flatMap(areaNode))
    return {
      jobLocation: place,
      jobLocationType: text('jobLocationType') ?? (areas && !place ? 'TELECOMMUTE' : undefined),
      applicantLocationRequirements: areas,
    }
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
