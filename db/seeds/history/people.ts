/**
 * The members of the demo besides member01 to member20: who they are, when they joined, how they pay and
 * play.
 */
import type { DepositChannel } from '../../../contract/shared/cashier-channels.ts'
import { familyNames, givenNames } from '../locales/people.ts'
import { demoAgentId } from '../identity.ts'
import { Dice } from './dice.ts'

export type Habit = 'SLOTS' | 'LIVE' | 'CARDS' | 'SEA' | 'MIXED'

export interface Person {
  readonly number: number
  readonly memberId: string
  readonly username: string
  readonly name: string
  readonly mobile: string
  readonly email: string
  readonly bankCode: string
  readonly accountNo: string
  readonly uplineId: string | null
  /** Days before today. */
  readonly joinedDaysAgo: number
  readonly kycLevel: 1 | 2 | 3
  readonly habit: Habit
  /** Usual stake of a round in satang. */
  readonly stakeAmount: number
  /** How often they come, compared with others. */
  readonly weight: number
  readonly channel: DepositChannel
  readonly address: string
  readonly userAgent: string
  readonly visitorId: string
}

export const PEOPLE = 84
/** How many of a hundred are of this kind. */
const habits: readonly Habit[] = [
  'SLOTS',
  'SLOTS',
  'SLOTS',
  'SLOTS',
  'LIVE',
  'LIVE',
  'LIVE',
  'CARDS',
  'SEA',
  'MIXED',
  'MIXED',
]
const channels: readonly DepositChannel[] = [
  'PROMPTPAY',
  'PROMPTPAY',
  'PROMPTPAY',
  'BANK_TRANSFER',
  'BANK_TRANSFER',
  'TRUEMONEY',
  'TRUEMONEY',
  'USDT_TRC20',
]
const bankCodes = ['KBANK', 'SCB', 'BBL', 'KTB', 'BAY', 'TTB'] as const
const userAgents = [
  'Mozilla/5.0 (Linux; Android 14; SM-A546E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; V2250) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36',
] as const

/** Few stake much: the figures and the jackpots depend on them. */
const stakes: readonly { readonly share: number; readonly amount: number; readonly weight: number }[] = [
  { share: 0.1, amount: 50_000, weight: 3 },
  { share: 0.18, amount: 10_000, weight: 2 },
  { share: 0.5, amount: 2_000, weight: 1.4 },
  { share: 1, amount: 500, weight: 1 },
]

export function makePeople(): Person[] {
  const dice = new Dice(20_241)
  return Array.from({ length: PEOPLE }, (_, number) => makePerson(number, dice))
}

function makePerson(number: number, dice: Dice): Person {
  // Steps without a common divisor: no two have the same pair of names.
  const given = givenNames[(number * 7) % givenNames.length]!
  const family = familyNames[(number * 11) % familyNames.length]!
  const place = number / PEOPLE
  const { amount, weight } = stakes.find(({ share }) => place < share)!
  const isLarge = amount >= 10_000
  const username = `${given.latin}${10 + ((number * 37) % 90)}`
  return {
    number,
    username,
    name: `${given.th} ${family}`,
    memberId: `00000000-0000-7000-8000-00000001${String(number + 1).padStart(4, '0')}`,
    mobile: `+66${dice.pick(['62', '64', '80', '81', '86', '89', '91', '95'])}555${String(1_000 + number * 47).padStart(4, '0')}`,
    email: `${username}@player.example`,
    bankCode: dice.pick(bankCodes),
    accountNo: String(2_000_000_000 + number * 7_919_317),
    uplineId: dice.chance(0.3) ? demoAgentId(dice.pick([1, 2, 3, 4])) : null,
    joinedDaysAgo: number % 3 === 0 || isLarge ? 29 : dice.between(1, 28),
    kycLevel: isLarge ? 3 : dice.chance(0.6) ? 2 : 1,
    habit: isLarge ? dice.pick(['SLOTS', 'SLOTS', 'MIXED'] as const) : dice.pick(habits),
    stakeAmount: amount,
    weight,
    channel: isLarge
      ? dice.pick(['PROMPTPAY', 'BANK_TRANSFER', 'BANK_TRANSFER', 'USDT_TRC20'] as const)
      : dice.pick(channels),
    // A range that is reserved for measurements, with a network for each.
    address: `198.18.${number + 1}.${10 + number}`,
    userAgent: dice.pick(userAgents),
    visitorId: `00000000-0000-4000-8000-00000001${String(number + 1).padStart(4, '0')}`,
  }
}
