/** What readers of `draw:<game>` are sent. */
import type { DrawPush } from '../../../contract/pushes/draw.ts'
import type { Issue } from './store/issues.ts'

type Told = Pick<DrawPush, 'state' | 'beacon' | 'result' | 'seed'>

export const drawPush = (
  issue: { gameCode: string; numero: string; drawsAt: Date },
  told: Told,
  next: Issue | undefined,
): DrawPush => ({
  gameCode: issue.gameCode,
  numero: issue.numero,
  ...told,
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

export const voidPush = (issue: Issue, next: Issue | undefined): DrawPush =>
  drawPush(issue, { state: 'VOID' }, next)
