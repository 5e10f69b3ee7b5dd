import {
  listOpenedIssues,
  type listOpenedIssuesSchemas,
} from '../../../../../contract/player/lottery/list-opened-issues.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { type DrawPush, drawTopicOf } from '../../../../../contract/pushes/draw.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useTopic } from '../../../../client/use-topic.ts'

/** An issue with its result. */
export type Opened = ValueOf<typeof listOpenedIssuesSchemas>['list'][number]

/** A page of a lottery's results; the first page follows each draw. */
export function useResults(
  gameCode: string,
  page: { date?: string | undefined; pageNo: number; pageSize: number },
) {
  const asked = useCall(listOpenedIssues, { query: { gameCode, ...page } }, { keepsPrevious: true })
  const again = () => {
    if (page.pageNo === 1) void asked.refetch()
  }
  useTopic<DrawPush>(
    drawTopicOf(gameCode),
    ({ state }) => {
      if (state === 'DRAWN') again()
    },
    again,
  )
  return asked
}
