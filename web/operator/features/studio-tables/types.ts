import type { listStudioTablesSchemas } from '../../../../contract/operator/launch/list-studio-tables.ts'
import type { TableGameTexts } from '../../../../games/kit/locales/table-texts.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Table = ValueOf<typeof listStudioTablesSchemas>['list'][number]
export type Order = ValueOf<typeof listStudioTablesSchemas>['orders'][number]
export type TableRound = NonNullable<Table['round']>

export const tableTones = {
  BETTING: 'good',
  CLOSED: 'waiting',
  REVEAL: 'info',
  SETTLED: 'neutral',
  VOID: 'bad',
  OFF: 'neutral',
} as const
export const orderTones = { PENDING: 'waiting', DONE: 'bad', REJECTED: 'neutral' } as const

/** A result in the dealer's words; null while there is none. */
export const resultText = (
  { winner, marks, score }: Pick<TableRound, 'winner' | 'marks' | 'score'>,
  words: TableGameTexts | null,
): string | null => (winner === null ? null : words ? words.call({ winner, marks, score }) : winner)

/**
 * Most tables bear their game's name already; it is not said twice. A game that is switched off has no name
 * but its code.
 */
export function fullName(
  { gameName, gameCode }: Pick<Table, 'gameName' | 'gameCode'>,
  tableName: string,
): string {
  return gameName === gameCode || tableName.toLowerCase().startsWith(gameName.toLowerCase())
    ? tableName
    : `${gameName} · ${tableName}`
}
