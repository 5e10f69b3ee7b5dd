/** What verification asks of a person (domain/economy.md §9). */
import { createHmac } from 'node:crypto'
import { addDays } from '../../../../kernel/calendar.ts'

/** A citizen number without the spaces and hyphens of the card. */
export function tidyCitizenNumber(text: string): string {
  return text.replaceAll(/[\s-]/g, '')
}

/** A keyed hash that finds the same number at another member without storing it in readable form. */
export function citizenNumberHash(key: Buffer, merchantId: string, number: string): Buffer {
  return createHmac('sha256', key).update(`kyc-id:${merchantId}:${number}`).digest()
}

export type Asked =
  | { may: true }
  | { may: false; code: 'KYC_LEVEL' | 'KYC_PENDING' | 'KYC_STATE'; level?: number }

/** Whether a member of a level may submit documents for another one, with the state of the newest request. */
export function mayHandIn(
  level: number,
  asked: 2 | 3,
  open: { level: number; state: string } | undefined,
): Asked {
  if (level < asked - 1) return { may: false, code: 'KYC_LEVEL', level: asked - 1 }
  if (open?.state === 'SUBMITTED' || (open?.state === 'MORE_NEEDED' && open.level !== asked))
    return { may: false, code: 'KYC_PENDING' }
  return level >= asked ? { may: false, code: 'KYC_STATE' } : { may: true }
}

/** The last day of an approval of this many years from a day on. */
export function validUntil(today: string, years: number): string {
  const next = `${parseInt(today.slice(0, 4), 10) + years}${today.slice(4)}`
  // 29 February has no successor in most years.
  return next.endsWith('-02-29') ? addDays(`${next.slice(0, 4)}-03-01`, -1) : next
}

/** The level that remains when an approval ends: the one below it. */
export function levelBelow(level: 2 | 3): 1 | 2 {
  return level === 2 ? 1 : 2
}
