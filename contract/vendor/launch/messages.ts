/**
 * The calls of the vendor port, field by field in the order in which they are checked: the first wrong field
 * is the one that INVALID_REQUEST names. The OpenAPI document and the check of every message are made from
 * this table.
 */
export type FieldKind =
  /** 1..64 printable ASCII characters. */
  | 'id'
  | 'currency'
  /** A JSON integer in minor units, 1 or more. */
  | 'stake'
  /** A JSON integer in minor units, 0 or more. */
  | 'payout'
  | 'flag'
  /** An IP address. */
  | 'address'
  /** RFC 3339 in UTC, with or without parts of a second. */
  | 'time'
  /** A JSON integer from 1 to 1,000. */
  | 'count'
  /** A value that an earlier answer contained. */
  | 'cursor'
  /** The id of a stack: 1 to 18 digits. */
  | 'stack'

export type MessageField = {
  readonly name: string
  readonly isOptional?: true
  /** An array of at most 1,000 such values. */
  readonly isList?: true
  readonly description?: string
} & (
  | { readonly kind: FieldKind }
  /** An object; a wrong field in it is named `seats.stakeAmount`. */
  | { readonly kind: 'group'; readonly fields: readonly MessageField[] }
)

/** The most values that a list holds. */
export const MOST_LISTED = 1_000

const memberId: MessageField = { name: 'memberId', kind: 'id' }
const sessionToken: MessageField = { name: 'sessionToken', kind: 'id' }
const transactionId: MessageField = {
  name: 'transactionId',
  kind: 'id',
  description: 'unique per vendor for ever',
}
const gameCode: MessageField = { name: 'gameCode', kind: 'id' }
const roundId: MessageField = { name: 'roundId', kind: 'id' }
const currency: MessageField = {
  name: 'currency',
  kind: 'currency',
  description: 'as /authenticate answered it',
}

export const vendorMessages = {
  authenticate: [
    { name: 'launchToken', kind: 'id', description: 'one use, 60 s' },
    {
      name: 'playerAddress',
      kind: 'address',
      isOptional: true,
      description:
        "the player's address as the game sees it; from another network than the launch: TOKEN_INVALID",
    },
  ],
  balance: [memberId, sessionToken],
  bet: [
    transactionId,
    memberId,
    sessionToken,
    gameCode,
    roundId,
    { name: 'amount', kind: 'stake' },
    currency,
    {
      name: 'roundClosed',
      kind: 'flag',
      isOptional: true,
      description: 'true: the bet is lost and the round ends with it',
    },
  ],
  win: [
    transactionId,
    memberId,
    gameCode,
    roundId,
    { name: 'amount', kind: 'payout', description: '0 if the round is lost' },
    currency,
    { name: 'betTransactionId', kind: 'id', isOptional: true },
    {
      name: 'jackpotAmount',
      kind: 'payout',
      isOptional: true,
      description: 'the part of amount that a jackpot paid',
    },
    { name: 'roundClosed', kind: 'flag' },
  ],
  'bet-win': [
    transactionId,
    memberId,
    sessionToken,
    gameCode,
    roundId,
    { name: 'betAmount', kind: 'stake' },
    { name: 'winAmount', kind: 'payout' },
    currency,
  ],
  rollback: [transactionId, { name: 'originalTransactionId', kind: 'id' }, memberId, roundId],
  round: [roundId],
  transactions: [
    { name: 'from', kind: 'time' },
    {
      name: 'to',
      kind: 'time',
      description: 'not before `from` and at most 24 hours after it; the moment itself is excluded',
    },
    { name: 'cursor', kind: 'cursor', isOptional: true, description: 'nextCursor of the previous page' },
    { name: 'limit', kind: 'count', isOptional: true, description: 'default 100' },
  ],
} as const satisfies Record<string, readonly MessageField[]>

export type VendorCallName = keyof typeof vendorMessages
export const vendorCallNames = Object.keys(vendorMessages) as VendorCallName[]

export const vendorBasePath = '/vendor/v1'

/** The largest difference between X-Timestamp and the server's clock. */
export const SIGNATURE_WINDOW_S = 300
