import { isCalendarDate } from '../../../../kernel/calendar.ts'
import { type SectionKey, sectionKeys } from '../../../../kernel/lottery/sections.ts'

const views = ['results', 'tickets', 'plans', 'ahead'] as const

/** What stands in the query of the lotteries' pages; texts that are missing are empty. */
export interface RoomAddress {
  /** Null: the board of the lottery, or the lobby without one. */
  view: (typeof views)[number] | null
  gameCode: string
  orderId: string
  chaseId: string
  /** The day of results; empty or false: none is chosen. */
  date: string
  /** The section of a day's results; null: all. */
  section: SectionKey | null
  /** Whose lotteries the lobby shows; empty: of all. */
  vendor: string
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export function readRoomAddress(search: Readonly<Record<string, unknown>>): RoomAddress {
  const date = textOf(search['date'])
  return {
    view: views.find((view) => view === search['view']) ?? null,
    gameCode: textOf(search['gameCode']),
    orderId: textOf(search['orderId']),
    chaseId: textOf(search['chaseId']),
    date: isCalendarDate(date) ? date : '',
    section: sectionKeys.find((key) => key === search['section']) ?? null,
    vendor: textOf(search['vendor']),
  }
}
