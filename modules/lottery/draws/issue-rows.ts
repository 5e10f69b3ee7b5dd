/** An issue as operators see it. */
import type { ContentLanguage } from '../../../kernel/languages.ts'
import { textOfIssue } from './issue-key.ts'
import { nameOfGame } from './locales/names.ts'
import { knownGame, timesOf } from './shared-views.ts'
import type { IssueSums } from './slots.ts'
import type { DeskIssue } from './store/desk-issues.ts'

const none: IssueSums = { orderCount: 0, memberCount: 0, stakeAmount: 0n, paidAmount: 0n }

export const keyOfRow = (row: Pick<DeskIssue, 'game_code' | 'numero'>) => ({
  gameCode: row.game_code,
  numero: row.numero,
})

export function deskView(row: DeskIssue, sums: ReadonlyMap<string, IssueSums>, language: ContentLanguage) {
  const key = keyOfRow(row)
  const { orderCount, memberCount, stakeAmount, paidAmount } = sums.get(textOfIssue(key)) ?? none
  return {
    gameCode: key.gameCode,
    name: nameOfGame(key.gameCode, language),
    kind: knownGame(key.gameCode).kind,
    source: row.source,
    timeoutAt: row.timeout_at,
    ...timesOf(row),
    state: row.state,
    result: row.result,
    drawnAt: row.drawn_at,
    settledAt: row.settled_at,
    voidReason: row.void_reason,
    orderCount,
    memberCount,
    stakeAmount,
    paidAmount,
  }
}
