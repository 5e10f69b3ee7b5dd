/**
 * A batch for wallet.post_batch (db/functions/wallet/post_batch.sql): messages become parallel arrays that
 * contain each distinct member, round, game and key once, written as PostgreSQL's array text. Places begin at
 * 1; 0 means none.
 */
import { playCurrency, type RealCurrency } from '../../../kernel/money.ts'
import type { RidingResult, VendorPosting, VendorStatus } from '../types.ts'
import { contentHash, statedOf, type Stated } from './message-content.ts'

/** The database's numbers for the names in a message; 0 for an unknown member or game. */
export interface Resolved {
  memberNo: number
  shard: number
  houseNo: number
  /** Of the member's real money; undefined for an unknown member. */
  currency: RealCurrency | undefined
  vendorNo: number
  gameNo: number
}

const KIND = { BET: 1, WIN: 2, BET_WIN: 3, ROLLBACK: 4 } as const
const REFUSAL = { SESSION_EXPIRED: 1, CURRENCY_MISMATCH: 2, GAME_DISABLED: 3 } as const
const CLOSES = 1
const LATE_WIN = 2
const NOT_FOUND = 4
const WIN_ROLLBACK = 8
const FREE = 16
const REFUSAL_SHIFT = 5
const REFUSED_BY_PRODUCT = 128
const CODE_SHIFT = 16
const STATES_CURRENCY = 256
const OTHER_CURRENCY = 512
const SPOKEN_OF_AGAIN = 1024

/**
 * Distinct ids within distinct spaces (a vendor's keys, a member's rounds at a vendor), each with its place
 * from 1.
 */
class Places {
  readonly #spaces = new Map<number, Map<string, number>>()
  #count = 0

  /** The place of an id, negative if it is new. */
  at(space: number, id: string): number {
    let places = this.#spaces.get(space)
    if (!places) this.#spaces.set(space, (places = new Map<string, number>()))
    const known = places.get(id)
    if (known !== undefined) return known
    places.set(id, ++this.#count)
    return -this.#count
  }
}

const VENDORS = 65_536

/** The lists that items point into. */
class Lists {
  readonly memberNo: number[] = []
  readonly shard: number[] = []
  readonly houseNo: number[] = []
  readonly game: number[] = []
  readonly roundVendor: number[] = []
  readonly roundId: string[] = []
  readonly roundMember: number[] = []
  readonly keyVendor: number[] = []
  readonly key: string[] = []
  /** How often each key is named, by its place. */
  readonly timesNamed: number[] = [0]
  readonly #members = new Map<number, number>()
  readonly #games = new Map<number, number>()
  readonly #rounds = new Places()
  readonly #keys = new Places()

  /** Members in the order of their numbers, which is the order in which their accounts are locked. */
  constructor(names: readonly Resolved[]) {
    for (const { memberNo, shard, houseNo } of [...names].sort((a, b) => a.memberNo - b.memberNo)) {
      if (memberNo === 0 || this.#members.has(memberNo)) continue
      this.#members.set(memberNo, this.memberNo.push(memberNo))
      this.shard.push(shard)
      this.houseNo.push(houseNo)
    }
  }

  memberAt(memberNo: number): number {
    return this.#members.get(memberNo) ?? 0
  }

  gameAt(gameNo: number): number {
    if (gameNo === 0) return 0
    const known = this.#games.get(gameNo)
    if (known !== undefined) return known
    const place = this.game.push(gameNo)
    this.#games.set(gameNo, place)
    return place
  }

  roundAt(vendorNo: number, memberAt: number, id: string): number {
    if (memberAt === 0) return 0
    const place = this.#rounds.at(memberAt * VENDORS + vendorNo, id)
    if (place > 0) return place
    this.roundVendor.push(vendorNo)
    this.roundId.push(quote(id))
    this.roundMember.push(memberAt)
    return -place
  }

  keyAt(vendorNo: number, key: string): number {
    const place = this.#keys.at(vendorNo, key)
    if (place > 0) {
      this.timesNamed[place]!++
      return place
    }
    this.keyVendor.push(vendorNo)
    this.key.push(quote(key))
    this.timesNamed.push(1)
    return -place
  }
}

/** The 20 arguments of wallet.post_batch; `refusals` are numbers of products' codes, by item. */
export function batchArguments(
  messages: readonly VendorPosting[],
  names: readonly Resolved[],
  refusals: readonly (number | undefined)[] = [],
): string[] {
  const lists = new Lists(names)
  const kind: number[] = [],
    member: number[] = [],
    round: number[] = [],
    game: number[] = [],
    key: number[] = [],
    original: number[] = []
  const hashes: string[] = [],
    amount: (bigint | 0)[] = [],
    win: (bigint | 0)[] = [],
    jackpot: (bigint | 0)[] = [],
    flags: number[] = []
  for (let item = 0; item < messages.length; item++) {
    const message = messages[item]!
    const { memberNo, vendorNo, gameNo, currency } = names[item]!
    const memberAt = lists.memberAt(memberNo)
    const about = originalOf(message)
    kind.push(KIND[message.kind])
    member.push(memberAt)
    round.push(lists.roundAt(vendorNo, memberAt, message.roundId))
    game.push(lists.gameAt(gameNo))
    key.push(lists.keyAt(vendorNo, message.transactionId))
    original.push(about === undefined ? 0 : lists.keyAt(vendorNo, about))
    const stated = message.kind === 'WIN' ? statedOf(message.currency, currency) : undefined
    hashes.push(contentHash(message, stated))
    amount.push(message.kind === 'BET' ? message.amount : message.kind === 'BET_WIN' ? message.betAmount : 0)
    win.push(message.kind === 'WIN' ? message.amount : message.kind === 'BET_WIN' ? message.winAmount : 0)
    jackpot.push(message.kind === 'WIN' || message.kind === 'BET_WIN' ? (message.jackpotAmount ?? 0) : 0)
    const refusal = refusals[item]
    flags.push(
      flagsOf(message, stated) | (refusal === undefined ? 0 : REFUSED_BY_PRODUCT | (refusal << CODE_SHIFT)),
    )
  }
  for (let item = 0; item < flags.length; item++)
    if (lists.timesNamed[key[item]!]! > 1) flags[item]! |= SPOKEN_OF_AGAIN
  return [
    lists.memberNo,
    lists.shard,
    lists.houseNo,
    lists.game,
    lists.roundVendor,
    lists.roundId,
    lists.roundMember,
    lists.keyVendor,
    lists.key,
    kind,
    member,
    round,
    game,
    key,
    original,
    hashes,
    amount,
    win,
    jackpot,
    flags,
  ].map((list) => `{${list.join()}}`)
}

const quote = (text: string) => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`

function originalOf(message: VendorPosting): string | undefined {
  if (message.kind === 'ROLLBACK') return message.originalTransactionId
  return message.kind === 'WIN' ? message.betTransactionId : undefined
}

function flagsOf(message: VendorPosting, currency: Stated | undefined): number {
  if (message.kind === 'ROLLBACK')
    return (message.unknownRollbackNotFound ? NOT_FOUND : 0) | (message.winRollbackAllowed ? WIN_ROLLBACK : 0)
  if (message.kind === 'WIN') {
    const stated =
      currency === undefined
        ? 0
        : STATES_CURRENCY | (currency === 'TRIAL' ? FREE : currency === 'OTHER' ? OTHER_CURRENCY : 0)
    return stated | (message.roundClosed ? CLOSES : 0) | (message.lateWinAllowed ? LATE_WIN : 0)
  }
  const refusal = message.refusal === undefined ? 0 : REFUSAL[message.refusal] << REFUSAL_SHIFT
  return (
    refusal |
    (message.mode === 'FREE' ? FREE : 0) |
    (message.kind === 'BET' && message.roundClosed ? CLOSES : 0)
  )
}

/** The seven answer arrays of wallet.post_batch, as text. */
export interface BatchRow {
  o_status: string
  o_txn: string
  o_balance: string
  o_current: string
  o_version: string
  o_marks: string
  o_reason: string | null
}

const STATUS: readonly (VendorStatus | null)[] = [
  null,
  'OK',
  'DUPLICATE_TRANSACTION',
  'MEMBER_NOT_FOUND',
  'SESSION_EXPIRED',
  'CURRENCY_MISMATCH',
  'MEMBER_BLOCKED',
  'GAME_DISABLED',
  'ROUND_CLOSED',
  'BET_NOT_FOUND',
  'BET_CANCELLED',
  'BET_ALREADY_SETTLED',
  'LIMIT_REACHED',
  'LIMIT_REACHED',
  'LIMIT_REACHED',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
]
const LIMIT_REASON: Record<number, string> = {
  12: 'RG_STAKE_LIMIT',
  13: 'BONUS_MAX_BET',
  14: 'RG_LOSS_LIMIT',
  16: 'BONUS_GAME',
}
const REPEAT = 1
const FREE_MARK = 2

/** The least status that is the number of a product's code (`wallet.refusal`). */
const FIRST_CODE = 100

/** The statuses of a batch's answers that are products' codes. */
export const codesIn = ({ o_status: statuses }: BatchRow): number[] =>
  elements(statuses)
    .map((status) => Number.parseInt(status, 10))
    .filter((status) => status >= FIRST_CODE)

export function batchResults(
  row: BatchRow,
  names: readonly Resolved[],
  codes: ReadonlyMap<number, string> = new Map(),
): RidingResult[] {
  const [status, txn, balance, current, version, marks] = [
    row.o_status,
    row.o_txn,
    row.o_balance,
    row.o_current,
    row.o_version,
    row.o_marks,
  ].map(elements)
  const reasons = row.o_reason === null ? [] : elements(row.o_reason)
  return status!.map((code, item) => {
    const statusNo = Number.parseInt(code, 10)
    const { currency } = names[item]!
    const mark = Number.parseInt(marks![item]!, 10)
    const reason =
      LIMIT_REASON[statusNo] ??
      codes.get(statusNo) ??
      (reasons[item] === undefined || reasons[item] === 'NULL'
        ? undefined
        : reasons[item]?.replaceAll('"', ''))
    return {
      status: statusNo >= FIRST_CODE ? 'REFUSED' : STATUS[statusNo]!,
      ...(reason === undefined ? {} : { reason }),
      ...(txn![item] === 'NULL' ? {} : { walletTransactionId: txn![item]! }),
      balance: amountOf(balance![item]!),
      currentBalance: amountOf(current![item]!),
      ...(currency === undefined ? {} : { currency: playCurrency(currency, (mark & FREE_MARK) > 0) }),
      isRepeat: (mark & REPEAT) > 0,
      version: BigInt(version![item]!),
    }
  })
}

const elements = (text: string) => text.slice(1, -1).split(',')
const amountOf = (text: string) => (text === 'NULL' ? null : BigInt(text))
