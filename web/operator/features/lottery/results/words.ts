/** How the results desk names what it shows. */
import type { importResultsSchemas } from '../../../../../contract/operator/lottery/import-results.ts'
import type { listResultSourcesSchemas } from '../../../../../contract/operator/lottery/list-result-sources.ts'
import {
  listResultsDesk,
  type listResultsDeskSchemas,
} from '../../../../../contract/operator/lottery/list-results-desk.ts'
import { listIssues } from '../../../../../contract/operator/lottery/list-issues.ts'
import { readIssue } from '../../../../../contract/operator/lottery/read-issue.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import type {
  DeskState,
  FetchOutcome,
  ImportOutcome,
  ResultState,
} from '../../../../../contract/shared/lottery-results.ts'
import type { Published } from '../../../../../kernel/lottery/numbers/published.ts'
import { refresh } from '../../../../client/use-call.ts'
import type { BadgeTone } from '../../../../ui/badge/badge.tsx'

export type DeskRow = ValueOf<typeof listResultsDeskSchemas>['list'][number]
export type Entry = DeskRow['entries'][number]
export type Source = ValueOf<typeof listResultSourcesSchemas>['list'][number]
export type SourceGame = ValueOf<typeof listResultSourcesSchemas>['games'][number]
export type Import = ValueOf<typeof importResultsSchemas>
export type ImportLine = Import['lines'][number]

export const deskTones: Readonly<Record<DeskState, BadgeTone>> = {
  WAITING: 'waiting',
  ENTERED: 'ready',
  DIFFERS: 'bad',
  CORRECTING: 'waiting',
  CONFIRMED: 'good',
}

export const entryTones: Readonly<Record<ResultState, BadgeTone>> = {
  WAITING: 'waiting',
  CONFIRMED: 'good',
  REJECTED: 'bad',
  SUPERSEDED: 'neutral',
}

export const outcomeTones: Readonly<Record<ImportOutcome, BadgeTone>> = {
  HISTORY: 'good',
  ENTRY: 'ready',
  EQUAL: 'neutral',
  DIFFERS: 'bad',
  WRONG: 'bad',
}

export const fetchTones: Readonly<Record<FetchOutcome, BadgeTone>> = {
  READ: 'good',
  NOT_YET: 'neutral',
  OUTSIDE: 'bad',
  SHAPE: 'bad',
  PRIZE: 'bad',
}

/** Prizes as calls carry them. */
export const toPrizes = (published: Published) =>
  Object.entries(published).map(([prize, numbers]) => ({ prize, numbers: [...numbers] }))

export const fromPrizes = (prizes: readonly { prize: string; numbers: readonly string[] }[]): Published =>
  Object.fromEntries(prizes.map(({ prize, numbers }) => [prize, numbers]))

/** Whatever shows results, after one was entered or decided. */
export const refreshResults = () => refresh(listResultsDesk, listIssues, readIssue)

/** Where a refusal of the call names a number, by the key of its field. */
export function numberOf(error: unknown): string | undefined {
  const { value } = (error ?? {}) as { value?: { prize?: unknown; place?: unknown } | null }
  if (typeof value?.prize !== 'string' || typeof value.place !== 'number') return undefined
  return `${value.prize}.${value.place - 1}`
}
