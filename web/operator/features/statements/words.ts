import {
  listStatementLines,
  type listStatementLinesSchemas,
} from '../../../../contract/operator/cashier/list-statement-lines.ts'
import {
  listStatements,
  type listStatementsSchemas,
} from '../../../../contract/operator/cashier/list-statements.ts'
import type { previewStatementSchemas } from '../../../../contract/operator/cashier/preview-statement.ts'
import { readStatementLine } from '../../../../contract/operator/cashier/read-statement-line.ts'
import { countWaitingWork } from '../../../../contract/operator/dashboard/count-waiting-work.ts'
import type { ValueOf } from '../../../../contract/shared/call.ts'
import type { LineOutcome, StatementState } from '../../../../contract/shared/statement-words.ts'
import { refresh } from '../../../client/use-call.ts'
import type { BadgeTone } from '../../../ui/badge/badge.tsx'
import type { TextKey } from '../../../ui/i18n/text.tsx'

export type StatementPreview = ValueOf<typeof previewStatementSchemas>
export type Statement = ValueOf<typeof listStatementsSchemas>['list'][number]
export type Line = ValueOf<typeof listStatementLinesSchemas>['list'][number]

export const outcomeText = (outcome: LineOutcome) => `entry_${outcome.toLowerCase()}` as TextKey
export const stateText = (state: StatementState) => `statement_${state.toLowerCase()}` as TextKey
export const reasonText = (reason: string) => `entry_reason_${reason.toLowerCase()}` as TextKey
export const outcomeTones: Record<LineOutcome, BadgeTone> = {
  NEW: 'info',
  CREDITED: 'good',
  REVIEW: 'waiting',
  KNOWN: 'neutral',
  UNMATCHED: 'bad',
  SET_ASIDE: 'neutral',
  DROPPED: 'neutral',
}
export const stateTones: Record<StatementState, BadgeTone> = {
  WAITING: 'waiting',
  RUNNING: 'info',
  DONE: 'good',
  REJECTED: 'neutral',
}

export const refreshStatements = () =>
  refresh(listStatements, listStatementLines, readStatementLine, countWaitingWork)
