/**
 * A batch for wallet.post_batch: messages become parallel arrays in which each distinct member, round, game and key
 * stands once, written as PostgreSQL's array text. Places begin at 1; 0 is "none".
 */
import { hash } from 'node:crypto'
import type { PostingResult, VendorPosting, VendorStatus } from '../types.ts'

/** What the database calls the names in a message; `memberNo` 0 for an unknown member, `gameNo` 0 for an unknown game. */
export interface Resolved {
  memberNo: number
  shard: number
  houseNo: number
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
const STATES_CURRENCY = 256
const OTHER_CURRENCY = 512
const SPOKEN_OF_AGAIN = 1024

/** Distinct ids within distinct spaces (a vendor's keys, a member's rounds at a vendor), each with its place from 1. */
class Places {
  readonly #spaces = new Map<number, Map<string, number>>()
  #count = 0

  /** The place of an id, negative where it is new. */
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

  /** Members in the order of their numbers: the order in which their accounts are locked. */
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

/** The 20 arguments of wallet.post_batch. */
export function batchArguments(messages: readonly VendorPosting[], names: readonly Resolved[]): string[] {
  const lists = new Lists(names)
  const kind: number[] = [], member: number[] = [], round: number[] = [], game: number[] = [], key: number[] = [], original: number[] = []
  const hashes: string[] = [], amount: (bigint | 0)[] = [], win: (bigint | 0)[] = [], jackpot: (bigint | 0)[] = [], flags: number[] = []
  for (let item = 0; item < messages.length; item++) {
    const message = messages[item]!
    const { memberNo, vendorNo, gameNo } = names[item]!
    const memberAt = lists.memberAt(memberNo)
    const about = originalOf(message)
    kind.push(KIND[message.kind])
    member.push(memberAt)
    round.push(lists.roundAt(vendorNo, memberAt, message.roundId))
    game.push(lists.gameAt(gameNo))
    key.push(lists.keyAt(vendorNo, message.transactionId))
    original.push(about === undefined ? 0 : lists.keyAt(vendorNo, about))
    hashes.push(contentHash(message))
    amount.push(message.kind === 'BET' ? message.amount : message.kind === 'BET_WIN' ? message.betAmount : 0)
    win.push(message.kind === 'WIN' ? message.amount : message.kind === 'BET_WIN' ? message.winAmount : 0)
    jackpot.push(message.kind === 'WIN' || message.kind === 'BET_WIN' ? message.jackpotAmount ?? 0 : 0)
    flags.push(flagsOf(message))
  }
  for (let item = 0; item < flags.length; item++) if (lists.timesNamed[key[item]!]! > 1) flags[item]! |= SPOKEN_OF_AGAIN
  return [
    lists.memberNo, lists.shard, lists.houseNo, lists.game, lists.roundVendor, lists.roundId, lists.roundMember, lists.keyVendor, lists.key,
    kind, member, round, game, key, original, hashes, amount, win, jackpot, flags,
  ].map((list) => `{${list.join()}}`)
}

const quote = (text: string) => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`

function originalOf(message: VendorPosting): string | undefined {
  if (message.kind === 'ROLLBACK') return message.originalTransactionId
  return message.kind === 'WIN' ? message.betTransactionId : undefined
}

function flagsOf(message: VendorPosting): number {
  if (message.kind === 'ROLLBACK') return (message.unknownRollbackNotFound ? NOT_FOUND : 0) | (message.winRollbackAllowed ? WIN_ROLLBACK : 0)
  if (message.kind === 'WIN') {
    const stated = message.currency === undefined ? 0 : STATES_CURRENCY | (message.currency === 'TRIAL' ? FREE : message.currency === 'OTHER' ? OTHER_CURRENCY : 0)
    return stated | (message.roundClosed ? CLOSES : 0) | (message.lateWinAllowed ? LATE_WIN : 0)
  }
  const refusal = message.refusal === undefined ? 0 : REFUSAL[message.refusal] << REFUSAL_SHIFT
  return refusal | (message.mode === 'FREE' ? FREE : 0) | (message.kind === 'BET' && message.roundClosed ? CLOSES : 0)
}

/**
 * What makes two messages under one id the same: everything the vendor said. The state of the session and the
 * vendor's settings are ours and may differ when it is said again; another currency is other content.
 */
function contentHash(message: VendorPosting): string {
  const parts = [message.kind, message.memberId, message.roundId]
  if (message.kind === 'ROLLBACK') {
    parts.push(message.originalTransactionId)
  } else {
    parts.push(message.gameCode, message.kind === 'WIN' ? message.currency ?? '' : message.refusal === 'CURRENCY_MISMATCH' ? 'other currency' : '')
    if (message.kind === 'BET') parts.push(String(message.amount), String(message.roundClosed ?? false))
    else if (message.kind === 'WIN') parts.push(String(message.amount), message.betTransactionId ?? '', String(message.jackpotAmount ?? 0n), String(message.roundClosed))
    else parts.push(String(message.betAmount), String(message.winAmount), String(message.jackpotAmount ?? 0n))
  }
  // Ids are printable ASCII, so a line feed parts them without doubt.
  return hash('sha256', parts.join('\n'), 'hex').slice(0, 32)
}

/** The seven answer arrays of wallet.post_batch, as text. */
export interface BatchRow { o_status: string; o_txn: string; o_balance: string; o_current: string; o_version: string; o_marks: string; o_reason: string | null }

const STATUS: readonly (VendorStatus | null)[] = [
  null, 'OK', 'DUPLICATE_TRANSACTION', 'MEMBER_NOT_FOUND', 'SESSION_EXPIRED', 'CURRENCY_MISMATCH', 'MEMBER_BLOCKED', 'GAME_DISABLED', 'ROUND_CLOSED',
  'BET_NOT_FOUND', 'BET_CANCELLED', 'BET_ALREADY_SETTLED', 'LIMIT_REACHED', 'LIMIT_REACHED', 'LIMIT_REACHED', 'INSUFFICIENT_FUNDS',
]
const LIMIT_REASON: Record<number, string> = { 12: 'RG_STAKE_LIMIT', 13: 'BONUS_MAX_BET', 14: 'RG_LOSS_LIMIT' }
const REPEAT = 1
const FREE_MARK = 2

export function batchResults(row: BatchRow): PostingResult[] {
  const [status, txn, balance, current, version, marks] = [row.o_status, row.o_txn, row.o_balance, row.o_current, row.o_version, row.o_marks].map(elements)
  const reasons = row.o_reason === null ? [] : elements(row.o_reason)
  return status!.map((code, item) => {
    const statusNo = Number.parseInt(code, 10)
    const mark = Number.parseInt(marks![item]!, 10)
    const reason = LIMIT_REASON[statusNo] ?? (reasons[item] === undefined || reasons[item] === 'NULL' ? undefined : reasons[item]?.replaceAll('"', ''))
    return {
      status: STATUS[statusNo]!,
      ...(reason === undefined ? {} : { reason }),
      ...(txn![item] === 'NULL' ? {} : { walletTransactionId: txn![item]! }),
      balance: amountOf(balance![item]!),
      currentBalance: amountOf(current![item]!),
      currency: mark & FREE_MARK ? 'TRIAL' : 'THB',
      isRepeat: (mark & REPEAT) > 0,
      version: BigInt(version![item]!),
    }
  })
}

const elements = (text: string) => text.slice(1, -1).split(',')
const amountOf = (text: string) => (text === 'NULL' ? null : BigInt(text))
