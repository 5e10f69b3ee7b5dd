/** How the bet types of a lottery are put together on its board: what is chosen in one step shares a tab. */
import type { NumberPlay } from '../../../../../kernel/lottery/numbers/games.ts'

export type GroupKey =
  | 'three'
  | 'two'
  | 'run'
  | 'position'
  | 'side'
  | 'four'
  | 'box'
  | 'permutation'
  | 'roll'
  | 'end3'
  | 'end2'

/** NUMBER: one number for all chosen bet types. ROLL: one place runs. CELLS: each cell is a bet. */
export type EntryKind = 'NUMBER' | 'ROLL' | 'CELLS'

export interface BetGroup {
  readonly key: GroupKey
  readonly entry: EntryKind
  /** Of its number; 0 for cells. */
  readonly digits: number
  readonly plays: readonly NumberPlay[]
  /** What is chosen before the member chooses. */
  readonly first: readonly string[]
}

const shapes: readonly (Omit<BetGroup, 'plays'> & { codes: readonly string[] })[] = [
  { key: 'three', entry: 'NUMBER', digits: 3, codes: ['TOP3', 'TOD3', 'FRONT3', 'BACK3'], first: ['TOP3'] },
  { key: 'two', entry: 'NUMBER', digits: 2, codes: ['TOP2', 'BOTTOM2'], first: ['TOP2', 'BOTTOM2'] },
  { key: 'run', entry: 'NUMBER', digits: 1, codes: ['RUN_TOP', 'RUN_BOTTOM'], first: ['RUN_TOP'] },
  { key: 'position', entry: 'CELLS', digits: 0, codes: ['TOP1_POS', 'BOTTOM1_POS'], first: [] },
  { key: 'side', entry: 'CELLS', digits: 0, codes: ['HL', 'OE'], first: [] },
  {
    key: 'four',
    entry: 'NUMBER',
    digits: 4,
    codes: ['FOURD_BIG', 'FOURD_SMALL', 'FOURD_4A'],
    first: ['FOURD_BIG', 'FOURD_SMALL'],
  },
  {
    key: 'box',
    entry: 'NUMBER',
    digits: 4,
    codes: ['FOURD_BOX_BIG', 'FOURD_BOX_SMALL'],
    first: ['FOURD_BOX_BIG'],
  },
  {
    key: 'permutation',
    entry: 'NUMBER',
    digits: 4,
    codes: ['FOURD_PERMUTATION_BIG', 'FOURD_PERMUTATION_SMALL'],
    first: ['FOURD_PERMUTATION_BIG'],
  },
  {
    key: 'roll',
    entry: 'ROLL',
    digits: 4,
    codes: ['FOURD_ROLL_BIG', 'FOURD_ROLL_SMALL'],
    first: ['FOURD_ROLL_BIG'],
  },
  { key: 'end3', entry: 'NUMBER', digits: 3, codes: ['FOURD_3A', 'FOURD_3ABC'], first: ['FOURD_3A'] },
  { key: 'end2', entry: 'NUMBER', digits: 2, codes: ['FOURD_2A'], first: ['FOURD_2A'] },
]

/** The tabs of a board, with what it offers of each; a tab without anything is left out. */
export function groupsOf(plays: readonly NumberPlay[]): readonly BetGroup[] {
  return shapes.flatMap(({ codes, ...shape }) => {
    const offered = codes.flatMap((code) => plays.filter((play) => play.code === code))
    if (offered.length === 0) return []
    const first = shape.first.filter((code) => offered.some((play) => play.code === code))
    const isChosenByCell = shape.entry === 'CELLS'
    return [
      { ...shape, plays: offered, first: isChosenByCell || first.length > 0 ? first : [offered[0]!.code] },
    ]
  })
}

export const sides = {
  HL: ['TOP_HIGH', 'TOP_LOW', 'BOTTOM_HIGH', 'BOTTOM_LOW'],
  OE: ['TOP_ODD', 'TOP_EVEN', 'BOTTOM_ODD', 'BOTTOM_EVEN'],
} as const

export const positions = {
  TOP1_POS: ['HUNDREDS', 'TENS', 'UNITS'],
  BOTTOM1_POS: ['TENS', 'UNITS'],
} as const
