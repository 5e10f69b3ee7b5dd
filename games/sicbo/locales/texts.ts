import type { TableGameTexts } from '../../kit/locales/table-texts.ts'

export interface SicboTexts extends TableGameTexts {
  readonly titles: Readonly<Record<string, string>>
  readonly nameOf: (code: string) => string
  readonly marks: { readonly BIG: string; readonly SMALL: string; readonly TRIPLE: string }
}
