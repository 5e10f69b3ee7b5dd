/**
 * The running issue of a lottery and its newest result, kept up by the topic `draw:<game>`: asked again
 * after a gap of the stream, and when a draw that is due does not come.
 */
import { useEffect, useState } from 'react'
import { readCurrentIssue } from '../../../../../contract/player/lottery/read-current-issue.ts'
import { type DrawPush, drawTopicOf } from '../../../../../contract/pushes/draw.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useTopic } from '../../../../client/use-topic.ts'
import { currentAfter, type CurrentIssue } from './after-push.ts'
import { SHOWN_AHEAD } from './shown-ahead.ts'

/** How long a draw may be late before it is asked for. */
const LATE_MS = 3000
const IDLE_MS = 15_000
/** The longest that a timer can wait. */
const LONGEST_MS = 2 ** 31 - 1

export interface Drawn {
  readonly numero: string
  readonly result: string
  readonly drawsAt: string
  readonly source: CurrentIssue['source']
  /** It came while this page was open. */
  readonly isNew: boolean
}

export interface Draws {
  /** Undefined while nothing has been answered. */
  readonly game:
    | Pick<CurrentIssue, 'gameCode' | 'vassalage' | 'name' | 'kind' | 'family' | 'cycle'>
    | undefined
  /** Takes bets if `isOpen`; otherwise it is the next that will. Null: none is planned. */
  readonly issue: CurrentIssue['issue']
  readonly isOpen: boolean
  readonly next: CurrentIssue['next']
  /** Closed and not drawn yet. */
  readonly waiting: { readonly numero: string; readonly drawsAt: string } | null
  /** The newest known result. */
  readonly last: Drawn | null
  readonly error: unknown
  retry(): void
}

function pauseOf(value: CurrentIssue | undefined): number {
  if (!value?.issue) return IDLE_MS
  const due = value.previous?.state === 'CLOSED' ? value.previous.drawsAt : value.issue.drawsAt
  return Math.min(LONGEST_MS, Math.max(IDLE_MS / 3, Date.parse(due) - serverNowMs() + LATE_MS))
}

/** `next`: how many issues after the running one, for plans. `onDraw` is told of each push. */
export function useDraws(
  gameCode: string,
  { next = SHOWN_AHEAD, onDraw }: { next?: number; onDraw?: (push: DrawPush) => void } = {},
): Draws {
  const input = { params: { gameCode }, query: { next } }
  const { data, error, refetch } = useCall(readCurrentIssue, input, { refetchEveryMs: pauseOf })
  const [drawn, setDrawn] = useState<{ gameCode: string; push: DrawPush } | null>(null)
  const retry = () => void refetch()
  useTopic<DrawPush>(
    drawTopicOf(gameCode),
    (push) => {
      queryClient.setQueryData<CurrentIssue>(
        [readCurrentIssue.name, input],
        (value) => value && currentAfter(value, push),
      )
      if (push.state === 'DRAWN') setDrawn({ gameCode, push })
      onDraw?.(push)
    },
    retry,
  )
  const issue = data?.issue ?? null
  const isPast = usePast(issue?.closesAt)
  const hasOpened = usePast(issue?.opensAt)
  return {
    game: data,
    issue,
    isOpen: issue !== null && hasOpened && !isPast,
    next: data?.next ?? [],
    waiting: issue && isPast ? issue : waitingOf(data?.previous ?? null),
    last: lastOf(data, drawn?.gameCode === gameCode ? drawn.push : null),
    error: data ? null : error,
    retry,
  }
}

const waitingOf = (previous: CurrentIssue['previous']) =>
  previous?.state === 'CLOSED' ? { numero: previous.numero, drawsAt: previous.drawsAt } : null

function lastOf(value: CurrentIssue | undefined, push: DrawPush | null): Drawn | null {
  const { previous } = value ?? {}
  if (previous?.result && previous.numero !== push?.numero)
    return {
      numero: previous.numero,
      result: previous.result,
      drawsAt: previous.drawsAt,
      source: previous.source,
      isNew: false,
    }
  // The result before stays until the next one comes.
  if (!push?.result) return null
  return {
    numero: push.numero,
    result: push.result,
    drawsAt: push.drawsAt,
    source: push.source ?? value?.source ?? 'HOUSE',
    isNew: true,
  }
}

/** Whether a moment has come, by the server's clock; drawn again when it comes, and not each second. */
export function usePast(time: string | undefined): boolean {
  const [past, setPast] = useState<string | null>(null)
  const isPast = time !== undefined && (past === time || Date.parse(time) <= serverNowMs())
  useEffect(() => {
    if (time === undefined || isPast) return undefined
    const wait = () => {
      const left = Date.parse(time) - serverNowMs()
      if (left <= 0) return setPast(time)
      timer = setTimeout(wait, Math.min(left, LONGEST_MS))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    wait()
    return () => clearTimeout(timer)
  }, [time, isPast])
  return isPast
}
