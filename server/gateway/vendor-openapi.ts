/**
 * The vendor port in the OpenAPI document: not calls of the pipeline, since they have an envelope of their
 * own.
 */
import {
  MOST_LISTED,
  vendorBasePath,
  vendorCallNames,
  vendorMessages,
  type FieldKind,
  type MessageField,
  type VendorCallName,
} from '../../contract/vendor/launch/messages.ts'
import { vendorStatuses, type VendorStatus } from '../../contract/vendor/launch/statuses.ts'

export type Json = Record<string, unknown>

const kinds: Record<FieldKind, Json> = {
  id: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[\\x20-\\x7e]+$' },
  currency: { type: 'string', pattern: '^[A-Za-z]{3,8}$' },
  stake: { type: 'integer', minimum: 1, maximum: 9_000_000_000_000 },
  payout: { type: 'integer', minimum: 0, maximum: 9_000_000_000_000 },
  flag: { type: 'boolean' },
  address: { type: 'string', format: 'ip' },
  time: { type: 'string', format: 'date-time', description: 'RFC 3339, UTC' },
  count: { type: 'integer', minimum: 1, maximum: 1_000 },
  cursor: { type: 'string', maxLength: 82 },
  stack: { type: 'string', pattern: '^[0-9]{1,18}$' },
}

export const amount: Json = { type: 'integer', description: 'minor units' }
export const text: Json = { type: 'string' }
export const money: Json = {
  walletTransactionId: text,
  balanceAmount: { ...amount, description: 'at the moment of the first answer' },
  currentBalanceAmount: { ...amount, description: 'in a repeated answer: the balance now' },
  currency: text,
}

export interface Described {
  summary: string
  answer: Json
  statuses: readonly VendorStatus[]
}

export const common = ['OK', 'INVALID_REQUEST'] as const
const described: Record<VendorCallName, Described> = {
  authenticate: {
    summary: 'Exchanges a launch token, once, for a session.',
    statuses: [...common, 'TOKEN_INVALID', 'GAME_DISABLED'],
    answer: {
      memberId: text,
      sessionToken: text,
      currency: text,
      balanceAmount: amount,
      language: text,
      country: text,
      mode: { enum: ['REAL', 'FREE'] },
      gameCode: text,
      walletMode: { enum: ['SEAMLESS', 'TRANSFER'] },
    },
  },
  balance: {
    summary: 'The member’s balance.',
    statuses: [...common, 'MEMBER_NOT_FOUND', 'SESSION_EXPIRED'],
    answer: { balanceAmount: amount, currency: text },
  },
  bet: {
    summary: 'Takes a stake.',
    answer: money,
    statuses: [
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
    ],
  },
  win: {
    summary: 'Pays a win; 0 if the round is lost.',
    answer: money,
    statuses: [
      ...common,
      'DUPLICATE_TRANSACTION',
      'MEMBER_NOT_FOUND',
      'CURRENCY_MISMATCH',
      'BET_NOT_FOUND',
      'ROUND_CLOSED',
    ],
  },
  'bet-win': {
    summary: 'A stake and its win in one step.',
    answer: money,
    statuses: [
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
    ],
  },
  rollback: {
    summary: 'Rolls a bet back, once.',
    answer: money,
    statuses: [
      ...common,
      'DUPLICATE_TRANSACTION',
      'MEMBER_NOT_FOUND',
      'BET_NOT_FOUND',
      'BET_ALREADY_SETTLED',
    ],
  },
  round: {
    summary: 'The state of a round.',
    statuses: [...common, 'ROUND_NOT_FOUND'],
    answer: { state: { enum: ['OPEN', 'CLOSED', 'CANCELLED'] }, betAmount: amount, winAmount: amount },
  },
  transactions: {
    summary: 'What your own messages moved, by time and page by page; for reconciliation.',
    statuses: [...common],
    answer: {
      transactions: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            transactionId: text,
            kind: { enum: ['BET', 'WIN', 'BET_WIN', 'ROLLBACK'] },
            walletTransactionId: text,
            memberId: text,
            gameCode: text,
            roundId: text,
            takenAmount: { ...amount, description: 'minor units, from the member' },
            paidAmount: { ...amount, description: 'minor units, to the member' },
            currency: text,
            createdAt: text,
          },
        },
      },
      upTo: {
        type: 'string',
        format: 'date-time',
        description: 'everything before this moment is complete and final',
      },
      nextCursor: { ...text, description: 'absent on the last page' },
    },
  },
}

export function vendorPaths(): Record<string, unknown> {
  return Object.fromEntries(
    vendorCallNames.map((call) => [
      `${vendorBasePath}/${call}`,
      { post: operationOf(call, described[call], vendorMessages[call]) },
    ]),
  )
}

/** A signed message as an operation of the document. */
export function operationOf(
  call: string,
  { summary, answer, statuses }: Described,
  fields: readonly MessageField[],
): Json {
  return {
    operationId: `vendor${call.replace(/(^|[-/])([a-z])/g, (_, _mark: string, letter: string) => letter.toUpperCase())}`,
    summary,
    tags: ['vendor'],
    'x-audience': 'vendor',
    'x-idempotent': false,
    'x-sealed': false,
    security: [{ vendor: [] }],
    parameters: ['X-Vendor', 'X-Timestamp', 'X-Signature'].map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: text,
    })),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: objectOf(fields),
        },
      },
    },
    responses: {
      200: answered(statuses.join(', '), {
        status: { enum: statuses },
        field: { type: 'string', description: 'with INVALID_REQUEST: the first wrong field' },
        ...answer,
      }),
      401: answered('INVALID_SIGNATURE: nothing was done', { status: { const: 'INVALID_SIGNATURE' } }),
      413: answered('the body is larger than 1 MiB', { status: { enum: vendorStatuses } }),
      503: answered('BUSY: nothing was done, the same message may be sent again', {
        status: { const: 'BUSY' },
      }),
    },
  }
}

function objectOf(fields: readonly MessageField[]): Json {
  return {
    type: 'object',
    required: fields.filter((field) => !field.isOptional).map((field) => field.name),
    properties: Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])),
  }
}

function valueOf(field: MessageField): Json {
  const one = field.kind === 'group' ? objectOf(field.fields) : kinds[field.kind]
  return {
    ...(field.isList ? { type: 'array', maxItems: MOST_LISTED, items: one } : one),
    ...(field.description === undefined ? {} : { description: field.description }),
  }
}

function answered(description: string, properties: Json): Json {
  return {
    description,
    content: { 'application/json': { schema: { type: 'object', required: ['status'], properties } } },
  }
}
