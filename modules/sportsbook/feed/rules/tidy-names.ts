/** Names as they are stored: what a feed calls leagues, teams, countries and runners is shown to members. */
import { plainLine } from '../../../../kernel/text.ts'
import { refuseFeed } from '../refusal.ts'

interface Place {
  readonly fixtureId?: string
  readonly field: string
}

const NAMES = new Set(['names', 'countryNames'])
/** Control characters, and halves of characters, which no database stores. */
const UNREADABLE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]|\p{Surrogate}/u

/**
 * The same with every name in NFC, trimmed, and without characters that show nothing. Throws FEED_INVALID for
 * a name that cannot be read, or of which nothing is left. What is not a name stays as it is.
 */
export function tidyNames<Read>(read: Read, place: Place): Read {
  return tidied(read, place, false) as Read
}

function tidied(value: unknown, place: Place, isName: boolean): unknown {
  if (typeof value === 'string') return isName ? tidyName(value, place) : value
  if (typeof value !== 'object' || value === null) return value
  const within = (key: string | number): Place => ({ ...place, field: `${place.field}.${key}` })
  if (Array.isArray(value)) return value.map((one, index) => tidied(one, within(index), isName))
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, tidied(one, within(key), isName || NAMES.has(key))]),
  )
}

function tidyName(name: string, place: Place): string {
  const plain = plainLine(name)
  if (UNREADABLE.test(name) || plain === '') refuseFeed('FEED_INVALID', place)
  return plain
}
