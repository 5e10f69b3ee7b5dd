/** The Vietnamese boards by weekday, and the fast lotteries in their form (domain/lottery.md §4.2). */
import type { BoardTable } from '../vietnam/board.ts'
import type { Cycle } from './cycles.ts'
import type { DayTimes, DrawDays } from './draw-days.ts'
import { zones } from './zones.ts'

export type VietnamRegion = 'SOUTH' | 'CENTRAL' | 'NORTH'

export interface VietnamDailyGame {
  readonly kind: 'DAILY'
  /** `VN_` and the name of the board. */
  readonly gameCode: string
  readonly nameKeys: readonly string[]
  readonly region: VietnamRegion
  readonly table: BoardTable
  readonly days: DrawDays
  readonly times: DayTimes
  readonly resultTimeoutSeconds: number
}

export interface VietnamFastGame {
  readonly kind: 'FAST'
  readonly gameCode: string
  readonly nameKeys: readonly string[]
  readonly table: BoardTable
  readonly cycle: Cycle
  readonly resultTimeoutSeconds: number
}

const RESULT_TIMEOUT_SECONDS = 6 * 3_600
const FAST_TIMEOUT_SECONDS = 120

/** Vietnam has the time of Thailand all year. */
const regionTimes: Readonly<Record<VietnamRegion, DayTimes>> = {
  SOUTH: { zone: zones.THAILAND, close: '16:10', result: '16:15', resultUntil: '16:35' },
  CENTRAL: { zone: zones.THAILAND, close: '17:10', result: '17:15', resultUntil: '17:35' },
  NORTH: { zone: zones.THAILAND, close: '18:10', result: '18:15', resultUntil: '18:35' },
}

/** The boards of each weekday from Sunday, in their usual order. */
const boardsOfWeek: Readonly<Record<VietnamRegion, readonly string[]>> = {
  SOUTH: [
    'TIEN_GIANG KIEN_GIANG DA_LAT',
    'HCMC DONG_THAP CA_MAU',
    'BEN_TRE VUNG_TAU BAC_LIEU',
    'DONG_NAI CAN_THO SOC_TRANG',
    'TAY_NINH AN_GIANG BINH_THUAN',
    'VINH_LONG BINH_DUONG TRA_VINH',
    'HCMC LONG_AN BINH_PHUOC HAU_GIANG',
  ],
  CENTRAL: [
    'KHANH_HOA KON_TUM HUE',
    'HUE PHU_YEN',
    'DAK_LAK QUANG_NAM',
    'DA_NANG KHANH_HOA',
    'BINH_DINH QUANG_TRI QUANG_BINH',
    'GIA_LAI NINH_THUAN',
    'DA_NANG QUANG_NGAI DAK_NONG',
  ],
  NORTH: ['THAI_BINH', 'HANOI', 'QUANG_NINH', 'BAC_NINH', 'HANOI', 'HAI_PHONG', 'NAM_DINH'],
}

function boardsOf(region: VietnamRegion): VietnamDailyGame[] {
  const week = boardsOfWeek[region].map((boards) => boards.split(' '))
  return [...new Set(week.flat())].map((board) => ({
    kind: 'DAILY',
    gameCode: `VN_${board}`,
    nameKeys: [`lottery_vn_board_${board.toLowerCase()}`],
    region,
    table: region === 'NORTH' ? 'NORTH' : 'SOUTH',
    days: {
      on: 'WEEKDAYS',
      weekdays: week.flatMap((boards, weekday) => (boards.includes(board) ? [weekday] : [])),
    },
    times: regionTimes[region],
    resultTimeoutSeconds: RESULT_TIMEOUT_SECONDS,
  }))
}

const fastGames: readonly VietnamFastGame[] = (['NORTH', 'SOUTH'] as const).flatMap((table) =>
  ([60, 300] as const).map((cycle) => ({
    kind: 'FAST' as const,
    gameCode: `VN_${table}_${cycle}`,
    nameKeys: [`lottery_vn_fast_${table.toLowerCase()}`, `lottery_vn_fast_${cycle / 60}`],
    table,
    cycle,
    resultTimeoutSeconds: FAST_TIMEOUT_SECONDS,
  })),
)

/** Every Vietnamese lottery: the south's boards, the centre's, the north's, and the fast ones. */
export const vietnamGames: readonly (VietnamDailyGame | VietnamFastGame)[] = [
  ...boardsOf('SOUTH'),
  ...boardsOf('CENTRAL'),
  ...boardsOf('NORTH'),
  ...fastGames,
]
