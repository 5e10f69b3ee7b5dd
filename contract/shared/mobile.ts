/**
 * Mobile numbers, for the browser and the server: spaces, dashes and a leading 0 are removed, and the result
 * is E.164 (domain/gaps.md §2).
 */

/** National part by dialling code; the group is what follows the code. */
const NATIONAL: Readonly<Record<string, RegExp>> = {
  66: /^0?([689][0-9]{8})$/,
  856: /^0?(20[0-9]{8})$/,
  855: /^0?([1-9][0-9]{7,8})$/,
  95: /^0?(9[0-9]{7,9})$/,
  84: /^0?([35789][0-9]{8})$/,
  60: /^0?(1[0-9]{8,9})$/,
  65: /^([89][0-9]{7})$/,
  63: /^0?(9[0-9]{9})$/,
  62: /^0?(8[0-9]{8,11})$/,
  86: /^(1[3-9][0-9]{9})$/,
  852: /^([4-9][0-9]{7})$/,
  853: /^(6[0-9]{7})$/,
}
const OTHER = /^([0-9]{6,15})$/

/** The dialling code as digits: `66`, `+66` and `0066` are the same. */
export function dialingCode(text: string | undefined, fallback = '66'): string {
  const digits = (text ?? '').replaceAll(/[^0-9]/g, '').replace(/^0+/, '')
  return digits === '' ? fallback : digits
}

/**
 * E.164, or undefined if the number does not belong to its country. The number may repeat its country code
 * with a plus sign or two zeros, since people paste numbers as they have them.
 */
export function toE164(number: string, countryCode: string | undefined): string | undefined {
  const code = dialingCode(countryCode)
  const typed = number.replaceAll(/[\s()-]/g, '')
  const international = /^(?:\+|00)([0-9]+)$/.exec(typed)?.[1]
  if (international !== undefined && !international.startsWith(code)) return undefined
  const digits = international?.slice(code.length) ?? typed
  if (!/^[0-9]+$/.test(digits)) return undefined
  const national = (NATIONAL[code] ?? OTHER).exec(digits)?.[1] ?? nationalAfterCode(code, digits)
  if (national === undefined || !/^[1-9][0-9]{0,3}$/.test(code)) return undefined
  const whole = `+${code}${national}`
  return whole.length <= 16 ? whole : undefined
}

// 66812345678 without a plus sign: the code precedes a full national number.
function nationalAfterCode(code: string, digits: string): string | undefined {
  return digits.startsWith(code) ? NATIONAL[code]?.exec(digits.slice(code.length))?.[1] : undefined
}

/** ISO 3166 codes of dialling codes, for flags and lists; a code of several countries has the largest. */
const COUNTRIES: Readonly<Record<string, string>> = {
  1: 'US',
  44: 'GB',
  60: 'MY',
  61: 'AU',
  62: 'ID',
  63: 'PH',
  65: 'SG',
  66: 'TH',
  81: 'JP',
  82: 'KR',
  84: 'VN',
  86: 'CN',
  91: 'IN',
  95: 'MM',
  852: 'HK',
  853: 'MO',
  855: 'KH',
  856: 'LA',
  886: 'TW',
}

/** The country of a dialling code, upper case; undefined if it is unknown. */
export function countryOfDialingCode(code: string): string | undefined {
  return COUNTRIES[dialingCode(code)]
}
