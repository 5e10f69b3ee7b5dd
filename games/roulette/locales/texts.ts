import type { TableGameTexts } from '../../kit/locales/table-texts.ts'

/** Kinds of inside bets by the first part of their code. */
export const insideKinds = {
  STRAIGHT: 'straight',
  SPLIT: 'split',
  STREET: 'street',
  CORNER: 'corner',
  LINE: 'line',
} as const
export const isInside = (kind: string): kind is keyof typeof insideKinds => kind in insideKinds

/** The words of the roulette table besides those of every table. */
export interface RouletteTexts extends TableGameTexts {
  kinds: Readonly<
    Record<'straight' | 'split' | 'street' | 'corner' | 'line' | 'column' | 'dozen' | 'even', string>
  >
  inside: (kind: 'straight' | 'split' | 'street' | 'corner' | 'line', numbers: string) => string
  outside: Readonly<Record<string, string>>
  readonly nameOf: (code: string) => string
  modes: { label: string; cloth: string; numbers: string; splits: string; groups: string; track: string }
  sectors: Readonly<Record<'voisins' | 'tiers' | 'orphelins' | 'zero', { name: string; french: string }>>
  sectorChips: (chips: number) => string
  neighbours: string
  eachSide: (count: number) => string
  fewer: string
  more: string
  neighbourBet: (number: number, eachSide: number, numbers: string) => string
  colours: Readonly<Record<'red' | 'black' | 'zero', string>>
  statistics: string
  lastNumbers: string
  often: string
  seldom: string
  times: (count: number) => string
  predictsNothing: (rounds: number) => string
}
