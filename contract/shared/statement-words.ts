/** Bank statements as they are imported (domain/economy.md §7), for every audience. */
export const statementStates = ['WAITING', 'RUNNING', 'DONE', 'REJECTED'] as const
export type StatementState = (typeof statementStates)[number]

/** The result of a line. */
export const lineOutcomes = [
  'NEW',
  'CREDITED',
  'REVIEW',
  'KNOWN',
  'UNMATCHED',
  'SET_ASIDE',
  'DROPPED',
] as const
export type LineOutcome = (typeof lineOutcomes)[number]

/** Why a line matched no deposit. */
export const unmatchedReasons = ['NO_DEPOSIT', 'AMBIGUOUS'] as const
export type UnmatchedReason = (typeof unmatchedReasons)[number]

/** What a column of a statement holds. */
export const statementFields = [
  'date',
  'time',
  'dateTime',
  'amount',
  'outgoing',
  'reference',
  'payerName',
  'payerAccount',
  'payerBank',
  'description',
] as const
export type StatementField = (typeof statementFields)[number]

/** What can be wrong with a line; `invalid`: the file is cut off there. */
export const lineFaults = [
  'statementDate',
  'statementTime',
  'statementAmount',
  'statementReference',
  'statementRepeated',
  'statementText',
  'invalid',
] as const
export type LineFaultRule = (typeof lineFaults)[number]

export const STATEMENT_LINES = 10_000
export const STATEMENT_BYTES = 1024 * 1024
