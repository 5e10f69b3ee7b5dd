import type { listStudioTablesSchemas } from '../../../../contract/operator/launch/list-studio-tables.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Table = ValueOf<typeof listStudioTablesSchemas>['list'][number]
export type Order = ValueOf<typeof listStudioTablesSchemas>['orders'][number]
export type TableRound = NonNullable<Table['round']>

export const tableTones = { BETTING: 'good', CLOSED: 'waiting', REVEAL: 'info', SETTLED: 'neutral', VOID: 'bad', OFF: 'neutral' } as const
export const orderTones = { PENDING: 'waiting', DONE: 'bad', REJECTED: 'neutral' } as const

/** An outcome in one line: cards, dice or numbers as the record has them. */
export const outcomeText = (outcome: unknown): string => (outcome === null ? '–' : Object.entries(outcome as Record<string, unknown>).map(([part, drawn]) => `${part} ${JSON.stringify(drawn)}`).join(' · '))
