import { listOpenedIssues } from '../../../../../contract/player/lottery/list-opened-issues.ts'
import { YEEKEE } from '../../../../../kernel/lottery/yeekee/round.ts'
import { useCall } from '../../../../client/use-call.ts'
import { Winners } from './prizes.tsx'
import styles from './sums.module.css'
import { useRound } from './use-round.ts'
import { RoundResult } from './round-result.tsx'

const EVERY_MS = 60_000

/** The round before, with its sum. */
export function LastRound({ numero }: { numero: string }) {
  const { data } = useCall(
    listOpenedIssues,
    { query: { gameCode: YEEKEE, pageNo: 1, pageSize: 2 } },
    { refetchEveryMs: EVERY_MS },
  )
  const last = data?.list.find((one) => one.numero !== numero)
  return last ? <Explained key={last.numero} last={last.numero} /> : null
}

function Explained({ last }: { last: string }) {
  const { round } = useRound(last)
  return round ? (
    <section className={`panel ${styles.panel}`}>
      <RoundResult round={round} />
      <Winners round={round} />
    </section>
  ) : null
}
