import type { TableGameTexts } from '../../kit/locales/table-texts.ts'

export interface CockfightTexts extends TableGameTexts {
  /** Both draws, as the maps count them. */
  readonly draw: string
  readonly virtual: string
  /** Names of birds; each round takes two. */
  readonly birds: readonly string[]
}
