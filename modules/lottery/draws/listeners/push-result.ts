import { drawTopicOf } from '../../../../contract/pushes/draw.ts'
import type { Listener } from '../../../../platform/calls.ts'
import { hubKey } from '../../../../platform/hub.ts'
import { drawPush } from '../draw-push.ts'
import { drawEvents } from '../events.ts'
import { issuesAhead, readIssue } from '../store/issues.ts'

/** Readers of a lottery learn a result that came from outside; the newest one, if it was corrected since. */
export const pushResult: Listener = {
  name: 'lottery/push-result',
  event: drawEvents.resultConfirmed,
  run: async ({ tx, services }, payload) => {
    const { gameCode, numero } = payload as Record<'gameCode' | 'numero', string>
    const issue = await readIssue(tx, { gameCode, numero })
    if (!issue || issue.result === null) return
    const { result, version } = issue
    const [next] = await issuesAhead(tx, gameCode, 1)
    const data = { ...drawPush(issue, { state: 'DRAWN', result, version }, next) }
    services.use(hubKey).push({ topic: drawTopicOf(gameCode), data })
  },
}
