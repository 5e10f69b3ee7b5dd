/** Words and bounds of the results desk of lotteries that are drawn elsewhere (domain/lottery.md §8). */

/** SUPERSEDED: another entry of the same version was confirmed, or its maker entered another one. */
export const resultStates = ['WAITING', 'CONFIRMED', 'REJECTED', 'SUPERSEDED'] as const
export type ResultState = (typeof resultStates)[number]

/** MANUAL: typed in. FEED: fetched from a source. FILE: from an imported file. */
export const resultOrigins = ['MANUAL', 'FEED', 'FILE'] as const
export type ResultOrigin = (typeof resultOrigins)[number]

/**
 * WAITING: nothing is entered. ENTERED: a second person has to check. DIFFERS: sources contradict one
 * another, and nobody has entered anything. CORRECTING: confirmed, and a correction waits to be checked.
 */
export const deskStates = ['WAITING', 'ENTERED', 'DIFFERS', 'CORRECTING', 'CONFIRMED'] as const
export type DeskState = (typeof deskStates)[number]

/** How the answers of sources compare. */
export const agreements = ['NONE', 'ONE', 'AGREE', 'DIFFER'] as const
export type Agreement = (typeof agreements)[number]

/** A confirmed result may be corrected for so long. */
export const CORRECTION_HOURS = 24

export const IMPORT_LINES = 5_000
export const IMPORT_BYTES = 4 * 1024 * 1024

/**
 * What a line of a file is. HISTORY: a past draw that nobody could bet in, stored at once. ENTRY: the result
 * of an issue that waits for one; a second person has to check it. EQUAL: known already. DIFFERS: another
 * result stands, and it stays. WRONG: no result.
 */
export const importOutcomes = ['HISTORY', 'ENTRY', 'EQUAL', 'DIFFERS', 'WRONG'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** Why a line is WRONG; `value` names the prize and the place where it is a matter of numbers. */
export const importProblems = ['GAME', 'DATE', 'NO_DRAW_DAY', 'NOT_DRAWN', 'VOID', 'PRIZE', 'SHAPE'] as const
export type ImportProblem = (typeof importProblems)[number]

/** How the answer of a source is read. */
export const sourceAdapters = [
  'THAI_GOVERNMENT_JSON',
  'VIETNAM_BOARD_JSON',
  'VIETNAM_ROWS_JSON',
  'STOCK_QUOTE_JSON',
  'SALA_JSON',
  'SALA_CSV',
] as const
export type SourceAdapter = (typeof sourceAdapters)[number]

/** What the last fetch of a source came to. OUTSIDE: it could not be reached, or answered no result. */
export const fetchOutcomes = ['READ', 'NOT_YET', 'OUTSIDE', 'SHAPE', 'PRIZE'] as const
export type FetchOutcome = (typeof fetchOutcomes)[number]
