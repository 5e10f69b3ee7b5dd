/** Every way in which the answer of a source is read, by its code. */
import type { PublishedPrize } from '../numbers/published.ts'
import { salaCsv, salaJson } from './draw-files.ts'
import type { ResultAdapter } from './reading.ts'
import { stockQuoteJson } from './stock-quote.ts'
import { thaiGovernmentJson } from './thai-government.ts'
import { vietnamBoardJson, vietnamRowsJson } from './vietnam-boards.ts'

export const resultAdapters = {
  THAI_GOVERNMENT_JSON: thaiGovernmentJson,
  VIETNAM_BOARD_JSON: vietnamBoardJson,
  VIETNAM_ROWS_JSON: vietnamRowsJson,
  STOCK_QUOTE_JSON: stockQuoteJson,
  SALA_JSON: salaJson,
  SALA_CSV: salaCsv,
} as const satisfies Readonly<Record<string, ResultAdapter>>

export type ResultAdapterCode = keyof typeof resultAdapters

/** The adapters that can have all prizes of a game. */
export const adaptersFor = (form: readonly PublishedPrize[]): ResultAdapterCode[] =>
  (Object.keys(resultAdapters) as ResultAdapterCode[]).filter((code) => resultAdapters[code].suits(form))
