/** The house port in the OpenAPI document: the calls that only a vendor of the house may send. */
import {
  houseCallNames,
  houseMessages,
  type HouseCallName,
} from '../../contract/vendor/launch/house-messages.ts'
import { vendorBasePath } from '../../contract/vendor/launch/messages.ts'
import type { VendorStatus } from '../../contract/vendor/launch/statuses.ts'
import { amount, common, money, operationOf, text, type Described, type Json } from './vendor-openapi.ts'

const reasons: Json = {
  reason: { ...text, description: 'beside MEMBER_BLOCKED and LIMIT_REACHED' },
  limitAmount: amount,
  blockedUntil: { type: 'string', format: 'date-time', description: 'absent if the block has no end' },
}
const stakeStatuses: readonly VendorStatus[] = [
  ...common,
  'DUPLICATE_TRANSACTION',
  'MEMBER_NOT_FOUND',
  'SESSION_EXPIRED',
  'CURRENCY_MISMATCH',
  'MEMBER_BLOCKED',
  'GAME_DISABLED',
  'ROUND_CLOSED',
  'BET_CANCELLED',
  'LIMIT_REACHED',
  'INSUFFICIENT_FUNDS',
]
const listOf = (items: Json): Json => ({ type: 'array', items })
const objectOf = (properties: Json): Json => ({ type: 'object', properties })
const flag: Json = { type: 'boolean' }
const count: Json = { type: 'integer' }
const grant: Json = objectOf({
  grantId: text,
  roundAmount: amount,
  roundCount: count,
  leftCount: count,
  wonAmount: amount,
  mostAmount: amount,
  endsAt: { type: 'string', format: 'date-time' },
})

const described: Record<HouseCallName, Described> = {
  'house/bet': {
    summary: 'Takes a stake; a refusal says why.',
    statuses: stakeStatuses,
    answer: { ...money, ...reasons },
  },
  'house/bet-win': {
    summary: 'A stake and its win in one step, which may take part in the jackpot pools.',
    statuses: stakeStatuses,
    answer: { ...money, ...reasons },
  },
  'house/take-stack': {
    summary: "Sets a member's money aside to be played for.",
    statuses: [
      ...common,
      'DUPLICATE_TRANSACTION',
      'SESSION_EXPIRED',
      'MEMBER_BLOCKED',
      'GAME_DISABLED',
      'LIMIT_REACHED',
      'INSUFFICIENT_FUNDS',
    ],
    answer: { stackId: text, balanceAmount: amount, ...reasons },
  },
  'house/find-stack': {
    summary: 'What became of an order for a stack; one that took nothing never will.',
    statuses: common,
    answer: { stackId: { type: ['string', 'null'] } },
  },
  'house/return-stack': {
    summary: 'Gives back all that is left of a stack, once.',
    statuses: [...common, 'STACK_NOT_FOUND'],
    answer: { amount },
  },
  'house/settle-hand': {
    summary: 'Moves what a hand won and lost between stacks, and the rake to the house, once.',
    statuses: [...common, 'DUPLICATE_TRANSACTION'],
    answer: {},
  },
  'house/settle-play': {
    summary: 'Moves what was staked from a stack against the house and what it won, once.',
    statuses: [...common, 'DUPLICATE_TRANSACTION'],
    answer: { leftAmount: amount },
  },
  'house/player': {
    summary: 'Who sits at a table with this session; null if it is over.',
    statuses: common,
    answer: { player: { ...objectOf({ name: text, isHouse: flag }), type: ['object', 'null'] } },
  },
  'house/blocked-members': {
    summary: 'Who of these may play no more.',
    statuses: common,
    answer: { memberIds: listOf(text) },
  },
  'house/note-valid': {
    summary: 'What rounds count for turnover where stake and payout alone would count more.',
    statuses: common,
    answer: {},
  },
  'house/free-grants': {
    summary: 'Free rounds that a member can play in a game now.',
    statuses: common,
    answer: { grants: listOf(grant) },
  },
  'house/free-round': {
    summary: 'Plays a free round: nothing is taken, and its win is kept for the credit at the end.',
    statuses: [
      ...common,
      'SESSION_EXPIRED',
      'GAME_DISABLED',
      'BET_CANCELLED',
      'DUPLICATE_TRANSACTION',
      'GRANT_REFUSED',
    ],
    answer: {
      balanceAmount: amount,
      currentBalanceAmount: amount,
      reason: text,
      grant,
      creditedAmount: amount,
      requiredAmount: amount,
    },
  },
  'house/find-free-round': {
    summary: 'Whether a free round was played; one that was not never will be.',
    statuses: common,
    answer: { isPlayed: flag },
  },
  'house/game-state': {
    summary: 'Whether a merchant lets a game be played now.',
    statuses: common,
    answer: { isOpen: flag },
  },
  'house/slot-rules': {
    summary: 'How a merchant lets slots be played.',
    statuses: common,
    answer: { isAutoplayAllowed: flag, leastSpinMs: count },
  },
  'house/hand-limits': {
    summary: 'Between which first stakes a merchant lets blackjack be played.',
    statuses: common,
    answer: { minAmount: amount, maxAmount: amount },
  },
  'house/jackpots': {
    summary: 'The pools that a game of this return takes part in; null if in none.',
    statuses: common,
    answer: {
      jackpots: { ...objectOf({ pools: listOf(text), totalRtp: text }), type: ['object', 'null'] },
    },
  },
  'house/pools': {
    summary: 'What the pools that can be won hold.',
    statuses: common,
    answer: { pools: listOf(objectOf({ code: text, amount })) },
  },
}

export function housePaths(): Record<string, unknown> {
  return Object.fromEntries(
    houseCallNames.map((call) => [
      `${vendorBasePath}/${call}`,
      { post: operationOf(call, described[call], houseMessages[call]) },
    ]),
  )
}
