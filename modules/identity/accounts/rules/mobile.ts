/** How a mobile number is masked and counted; its format is in contract/shared/mobile.ts. */
export { dialingCode, toE164 } from '../../../../contract/shared/mobile.ts'

/** Numbers of one range: all but the last four digits. */
export function rangeOf(e164: string): string {
  return e164.slice(0, -4)
}

/** Numbers of one operator's block: all but the last seven digits. */
export function blockOf(e164: string): string {
  return e164.slice(0, -7)
}

/** `+6681•••4567`: enough to recognise one's own number, too little to call it. */
export function maskMobile(e164: string): string {
  return `${e164.slice(0, 5)}•••${e164.slice(-4)}`
}
