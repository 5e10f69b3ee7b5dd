/** What readers of `draw:<game>` are sent. */
import type { DrawPush } from '../../../contract/pushes/draw.ts'
import type { ResultSource } from '../../../contract/shared/lottery-draws.ts'
import { gameOf } from './games.ts'
import { publishedResult } from './rules/shown-result.ts'
import type { Issue } from './store/issues.ts'

type Told = Pick<DrawPush, 'state' | 'beacon' | 'result' | 'seed' | 'version'>

export const drawPush = (
  issue: { gameCode: string; numero: string; drawsAt: Date; source: ResultSource },
  told: Told,
  next: Issue | undefined,
): DrawPush => ({
  gameCode: issue.gameCode,
  numero: issue.numero,
  ...told,
  ...publishedOf(issue, told.result),
  source: issue.source,
  drawsAt: issue.drawsAt.toISOString(),
  next: next
    ? {
        numero: next.numero,
        opensAt: next.opensAt.toISOString(),
        closesAt: next.closesAt.toISOString(),
        drawsAt: next.drawsAt.toISOString(),
      }
    : null,
})

function publishedOf({ gameCode, numero }: { gameCode: string; numero: string }, result: string | undefined) {
  const game = gameOf(gameCode)
  return game && result !== undefined ? publishedResult(game, numero, result) : {}
}

export const voidPush = (issue: Issue, next: Issue | undefined): DrawPush =>
  drawPush(issue, { state: 'VOID' }, next)
