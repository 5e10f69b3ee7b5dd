/**
 * The calls of the house port over HTTP (docs/vendors/house.md), field by field as in messages.ts. Only a
 * vendor that is the house's own may send them; to anybody else they do not exist.
 */
import { vendorMessages, type MessageField } from './messages.ts'

const merchantId = { name: 'merchantId', kind: 'id' } as const
const memberId = { name: 'memberId', kind: 'id' } as const
const sessionToken = { name: 'sessionToken', kind: 'id' } as const
const gameCode = { name: 'gameCode', kind: 'id' } as const
const roundId = { name: 'roundId', kind: 'id' } as const
const transactionId = {
  name: 'transactionId',
  kind: 'id',
  description: 'unique per vendor for ever',
} as const
const stackId = { name: 'stackId', kind: 'stack' } as const
const rtp = { name: 'rtp', kind: 'id', description: 'the published return of the game' } as const
const grantId = { name: 'grantId', kind: 'id', description: 'of /house/free-grants' } as const
const pools = { name: 'pools', kind: 'id', isList: true } as const
const stakeAmount = { name: 'stakeAmount', kind: 'stake' } as const
const winAmount = { name: 'winAmount', kind: 'payout' } as const

export const houseMessages = {
  'house/bet': vendorMessages.bet,
  'house/bet-win': [
    ...vendorMessages['bet-win'],
    {
      name: 'jackpot',
      kind: 'group',
      isOptional: true,
      fields: [{ name: 'draw', kind: 'id', description: 'what the round drew for the pools' }, rtp],
    },
  ],
  'house/take-stack': [
    transactionId,
    memberId,
    sessionToken,
    gameCode,
    { name: 'amount', kind: 'stake' },
    { ...stackId, isOptional: true, description: 'the stack that it is added to' },
  ],
  'house/find-stack': [transactionId],
  'house/return-stack': [stackId],
  'house/settle-hand': [
    { name: 'handId', kind: 'id', description: 'the round of every seat, and the key' },
    gameCode,
    {
      name: 'seats',
      kind: 'group',
      isList: true,
      description: 'all stakes are all wins and the rake',
      fields: [
        stackId,
        { name: 'stakeAmount', kind: 'payout' },
        winAmount,
        { name: 'rakeAmount', kind: 'payout' },
      ],
    },
  ],
  'house/settle-play': [
    roundId,
    gameCode,
    stackId,
    stakeAmount,
    winAmount,
    { name: 'jackpot', kind: 'group', isOptional: true, fields: [merchantId, memberId, rtp, pools] },
  ],
  'house/player': [memberId, sessionToken],
  'house/blocked-members': [{ name: 'memberIds', kind: 'id', isList: true }],
  'house/note-valid': [
    {
      name: 'rounds',
      kind: 'group',
      isList: true,
      fields: [memberId, roundId, { name: 'amount', kind: 'payout' }],
    },
  ],
  'house/free-grants': [merchantId, memberId, gameCode],
  'house/free-round': [
    roundId,
    grantId,
    memberId,
    sessionToken,
    gameCode,
    { name: 'betAmount', kind: 'stake', description: 'of the grant: nothing is taken from the member' },
    winAmount,
  ],
  'house/find-free-round': [roundId, grantId, gameCode],
  'house/game-state': [merchantId, gameCode],
  'house/slot-rules': [merchantId],
  'house/hand-limits': [merchantId],
  'house/jackpots': [merchantId, rtp, { ...pools, isOptional: true }],
  'house/pools': [merchantId],
} as const satisfies Record<string, readonly MessageField[]>

export type HouseCallName = keyof typeof houseMessages
export const houseCallNames = Object.keys(houseMessages) as HouseCallName[]

/** Those that only ask. */
export const houseQuestions: ReadonlySet<string> = new Set<HouseCallName>([
  'house/player',
  'house/blocked-members',
  'house/free-grants',
  'house/game-state',
  'house/slot-rules',
  'house/hand-limits',
  'house/jackpots',
  'house/pools',
])
