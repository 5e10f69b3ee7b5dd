import type { listStudioTablesSchemas } from '../../../../contract/operator/launch/list-studio-tables.ts'
import type { TableGameTexts } from '../../../../games/kit/locales/table-texts.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'

export type Table = ValueOf<typeof listStudioTablesSchemas>['list'][number]
export type Order = ValueOf<typeof listStudioTablesSchemas>['orders'][number]
export type TableRound = NonNullable<Table['round']>

export const tableTones = { BETTING: 'good', CLOSED: 'waiting', REVEAL: 'info', SETTLED: 'neutral', VOID: 'bad', OFF: 'neutral' } as const
export const orderTones = { PENDING: 'waiting', DONE: 'bad', REJECTED: 'neutral' } as const

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SIGNS = ['♣', '♦', '♥', '♠']
/** The parts of an outcome that are cards, of one deck or of a shoe. */
const cardParts = new Set(['player', 'banker', 'dragon', 'tiger', 'dealer', 'hands'])

const cardText = (card: number): string => `${RANKS[Math.floor((card % 52) / 4)]}${SIGNS[card % 4]}`
const drawnText = (drawn: unknown, isCard: boolean): string => (Array.isArray(drawn) ? drawn.map((one) => drawnText(one, isCard)).join(Array.isArray(drawn[0]) ? ' | ' : ' ') : isCard && typeof drawn === 'number' ? cardText(drawn) : String(drawn))

/** What was drawn in one line: cards by their names, dice and numbers as they are; the result beside it says whose they are. */
export const drawnLine = (outcome: unknown): string => (outcome === null ? '–' : Object.entries(outcome as Record<string, unknown>).map(([part, drawn]) => drawnText(drawn, cardParts.has(part))).join(' · '))

/** A result as the dealer says it; null while there is none. */
export const resultText = ({ winner, marks, score }: Pick<TableRound, 'winner' | 'marks' | 'score'>, words: TableGameTexts | null): string | null => (winner === null ? null : words ? words.call({ winner, marks, score }) : winner)
