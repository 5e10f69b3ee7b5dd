/**
 * The small code on a bank's slip (domain/economy.md §7.1): which bank sent the money, and under which
 * reference.
 */
import { checksum } from 'promptparse'

export interface SlipCode {
  readonly sendingBank: string
  readonly transRef: string
}

const SLIP_API = '000001'
const LONGEST = 200

/**
 * Reads the text of the code; undefined for anything but a complete slip code with a right CRC. The text
 * comes from a stranger's picture, so lengths are checked and a tag may occur only once.
 */
export function readSlipCode(text: string): SlipCode | undefined {
  if (text.length > LONGEST) return undefined
  const tags = readTags(text)
  const crc = tags?.get('91')
  if (!tags || crc === undefined || !text.endsWith(`9104${crc}`)) return undefined
  if (crc.toUpperCase() !== checksum(text.slice(0, -4))) return undefined
  const inner = readTags(tags.get('00') ?? '')
  const [sendingBank, transRef] = [inner?.get('01') ?? '', inner?.get('02') ?? '']
  if (inner?.get('00') !== SLIP_API || tags.get('51') !== 'TH') return undefined
  if (!/^[0-9]{3}$/.test(sendingBank) || !/^[A-Za-z0-9]{8,40}$/.test(transRef)) return undefined
  return { sendingBank, transRef }
}

function readTags(text: string): Map<string, string> | undefined {
  const tags = new Map<string, string>()
  for (let place = 0; place < text.length; ) {
    const head = /^([0-9]{2})([0-9]{2})$/.exec(text.slice(place, place + 4))
    if (!head || tags.has(head[1]!)) return undefined
    const end = place + 4 + parseInt(head[2]!, 10)
    if (end > text.length) return undefined
    tags.set(head[1]!, text.slice(place + 4, end))
    place = end
  }
  return tags
}
