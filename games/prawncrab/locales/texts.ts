import type { TableGameTexts } from '../../kit/locales/table-texts.ts'

export interface PrawncrabTexts extends TableGameTexts {
  /** Faces 1 to 6. */
  readonly symbols: readonly string[]
  readonly titles: Readonly<Record<string, string>>
  readonly nameOf: (code: string) => string
}
