import type { SelectionRow } from '../../../../../kernel/lottery/classic/play.ts'

const valueOf = (symbol: string): number => Number.parseInt(symbol, 10)
/** The upper half of the numbers of a row; the middle one of an odd count belongs to neither. */
const half = ({ symbols }: SelectionRow, isHigh: boolean): string[] => {
  const size = Math.floor(symbols.length / 2)
  return isHigh ? symbols.slice(symbols.length - size) : symbols.slice(0, size)
}

/** What fills a row of numbers at once. */
export const quickPicks = [
  { key: 'all', text: 'lottery_pick_all', of: ({ symbols }: SelectionRow) => [...symbols] },
  { key: 'high', text: 'lottery_high', of: (row: SelectionRow) => half(row, true) },
  { key: 'low', text: 'lottery_low', of: (row: SelectionRow) => half(row, false) },
  {
    key: 'even',
    text: 'lottery_even',
    of: ({ symbols }: SelectionRow) => symbols.filter((symbol) => valueOf(symbol) % 2 === 0),
  },
  {
    key: 'odd',
    text: 'lottery_odd',
    of: ({ symbols }: SelectionRow) => symbols.filter((symbol) => valueOf(symbol) % 2 === 1),
  },
  { key: 'clear', text: 'lottery_pick_clear', of: () => [] },
] as const satisfies readonly { key: string; text: string; of: (row: SelectionRow) => string[] }[]
