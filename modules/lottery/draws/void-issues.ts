/**
 * An issue made void by two people before its close (domain/lottery.md §3). Nobody knows its seed then, and
 * it is revealed once the issue would have closed, so a void cannot hide a result.
 */
import { refuse } from '../../../contract/errors.ts'
import { drawTopicOf } from '../../../contract/pushes/draw.ts'
import type { CallContext } from '../../../platform/calls.ts'
import { hubKey } from '../../../platform/hub.ts'
import { defineProposal, propose } from '../../system/index.ts'
import { voidPush } from './draw-push.ts'
import { textOfIssue, type IssueKey } from './issue-key.ts'
import { nameOfGame } from './locales/names.ts'
import { issuesAhead, readIssue, type Issue } from './store/issues.ts'
import { endUnbetVoid, makeVoid } from './store/steps.ts'

const WAITS_HOURS = 24

export const voidIssueProposal = defineProposal<IssueKey>({
  name: 'lottery.void',
  ability: 'lottery.void',
  waitsHours: WAITS_HOURS,
  apply: async (context, { payload: key, subject, reason, requestedByName }) => {
    await voidNow(context, key, reason, 'LOTTERY_VOID_CLOSED')
    await context.audit('lottery.void', subject, { ...key, reason, askedBy: requestedByName })
  },
})

/** Makes an issue void and tells its readers; refuses with the code if it has closed. */
export async function voidNow(
  context: CallContext,
  key: IssueKey,
  reason: string,
  refusal: 'LOTTERY_VOID_CLOSED' | 'LOTTERY_DRAW_DAY_STATE',
): Promise<void> {
  if (!(await makeVoid(context.tx, key, { reason, when: 'ASKED' }))) refuse(refusal)
  await endUnbetVoid(context.tx, key)
  const issue = (await readIssue(context.tx, key))!
  const [next] = await issuesAhead(context.tx, key.gameCode, 1)
  context.afterCommit(() =>
    context.use(hubKey).push({ topic: drawTopicOf(key.gameCode), data: { ...voidPush(issue, next) } }),
  )
}

export const subjectOf = (key: IssueKey): string => `issue:${textOfIssue(key)}`

export const canVoid = ({ state }: Pick<Issue, 'state'>): boolean => state === 'SCHEDULED' || state === 'OPEN'

/** LOTTERY_ISSUE_UNKNOWN, LOTTERY_VOID_CLOSED, CHANGE_STATE if it is asked for already. */
export async function askVoid(context: CallContext, key: IssueKey, reason: string): Promise<string> {
  const issue = (await readIssue(context.tx, key)) ?? refuse('LOTTERY_ISSUE_UNKNOWN')
  if (!canVoid(issue)) refuse('LOTTERY_VOID_CLOSED')
  return propose(context, voidIssueProposal, {
    subject: subjectOf(key),
    title: `${nameOfGame(key.gameCode, context.language)} ${key.numero}`,
    payload: key,
    reason,
    changes: [{ field: 'lotteryIssue', before: issue.state, after: 'VOID' }],
  })
}
