/**
 * What the merchant's amounts and times are written in. A page's app says it before it draws, on the server
 * before each page: whatever is drawn at once belongs to one merchant.
 */
import { DEFAULT_TIME_ZONE } from '../kernel/time-zone.ts'
import { DEFAULT_CURRENCY, signOf } from '../kernel/money.ts'

export interface House {
  /** Of its real money. */
  readonly currency: string
  readonly timeZone: string
}

let house: House = { currency: DEFAULT_CURRENCY, timeZone: DEFAULT_TIME_ZONE }

export function setHouse(told: House): void {
  house = { currency: told.currency, timeZone: told.timeZone }
}

export const houseCurrency = (): string => house.currency
export const houseZone = (): string => house.timeZone

/** The sign of the merchant's currency, for labels: "฿". */
export const houseSign = (): string => signOf(house.currency)

/** What the zone is called beside a time: "GMT+7". */
export function zoneLabel(): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: house.timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date())
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? house.timeZone
}
