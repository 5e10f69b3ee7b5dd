/** A round as it stands, with every shot as it comes. */
import { readShots } from '../../../../../contract/player/lottery/read-shots.ts'
import { type DrawPush, drawTopicOf } from '../../../../../contract/pushes/draw.ts'
import { type ShotsPush, shotsTopicOf } from '../../../../../contract/pushes/shots.ts'
import { YEEKEE } from '../../../../../kernel/lottery/yeekee/round.ts'
import { queryClient } from '../../../../client/query-client.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import { useCall } from '../../../../client/use-call.ts'
import { useTopic } from '../../../../client/use-topic.ts'
import { type Round, roundAfter } from './round-after.ts'

const IDLE_MS = 60_000
/** The result is due with the end of the shooting. */
const LATE_MS = 1_500
/** Prizes are decided once the bets are paid. */
const PRIZES_MS = 10_000

function pauseOf(round: Round | undefined): number | false {
  if (!round) return LATE_MS * 4
  if (round.issueState === 'VOID') return false
  if (round.result !== null) return round.prizes?.isDecided === false ? PRIZES_MS : false
  return Math.min(IDLE_MS, Math.max(LATE_MS, Date.parse(round.shootsUntil) - serverNowMs() + LATE_MS))
}

export function useRound(numero: string) {
  const input = { params: { numero } }
  const { data, error, refetch } = useCall(readShots, input, { refetchEveryMs: pauseOf })
  const ask = () => void refetch()
  useTopic<ShotsPush>(
    shotsTopicOf(YEEKEE),
    (push) => {
      const round = queryClient.getQueryData<Round>([readShots.name, input])
      const after = round && roundAfter(round, push)
      if (after) queryClient.setQueryData<Round>([readShots.name, input], after)
      else if (push.numero === numero) ask()
    },
    ask,
  )
  useTopic<DrawPush>(drawTopicOf(YEEKEE), (push) => {
    if (push.numero === numero) ask()
  })
  return { round: data, error: data ? null : error, ask }
}
