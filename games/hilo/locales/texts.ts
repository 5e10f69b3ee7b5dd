import type { TableGameTexts } from '../../kit/locales/table-texts.ts'

export interface HiloTexts extends TableGameTexts {
  readonly titles: Readonly<Record<string, string>>
  readonly nameOf: (code: string) => string
  readonly marks: { readonly LOW: string; readonly HIGH: string; readonly ELEVEN: string }
}
