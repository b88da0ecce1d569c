import { familyOf, type RecordFamily } from '../../../schema/collections/record-family.ts'
import { isRecord, type TypedRecord, textOf } from '../../content/derive/property-values.ts'
import { given, listOf, member, nonEmpty, type RecordReader } from './record-reader.ts'

/** Families of which a record is a place. */
export const placeFamilies: readonly (RecordFamily | undefined)[] = ['area', 'place', 'business']

/** Returns how a record says where something is: its address and position, the place of an event or a job. */
export function createPlaceNodes({ read, nameOf, reference }: RecordReader) {
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

  return { address, geo, attendance, workplace }
}
