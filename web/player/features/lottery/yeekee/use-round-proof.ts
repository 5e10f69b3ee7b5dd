import { useQuery } from '@tanstack/react-query'
import { readFairProof } from '../../../../../contract/player/lottery/read-fair-proof.ts'
import { readShots } from '../../../../../contract/player/lottery/read-shots.ts'
import { YEEKEE } from '../../../../../kernel/lottery/yeekee/round.ts'
import { callServer } from '../../../../client/call.ts'
import type { CallError } from '../../../../client/call-error.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import type { RoundClaim } from './check-round.ts'
import type { Round, Shot } from './round-after.ts'

const PAGE_SIZE = 1000
const LATE_MS = 2000
const AGAIN_MS = 5000

export interface RoundProof {
  readonly round: Round
  /** Every one, oldest first. */
  readonly shots: readonly Shot[]
  readonly previousLink: string | null
}

/** A round with all of its shots and its place in the chain; asked for again when its result is due. */
export function useRoundProof(numero: string) {
  return useQuery<RoundProof, CallError>({
    queryKey: [readShots.name, numero, 'proof'],
    meta: { isPublic: true },
    queryFn: async ({ signal }) => {
      const ask = (pageNo: number) =>
        callServer(readShots, { params: { numero }, query: { pageNo, pageSize: PAGE_SIZE } }, { signal })
      const round = await ask(1)
      const shots = [...round.list]
      for (let pageNo = 2; pageNo <= round.totalPages; pageNo++) shots.push(...(await ask(pageNo)).list)
      const { chain } = await callServer(
        readFairProof,
        { params: { numero }, query: { gameCode: YEEKEE, pageNo: 1, pageSize: 1 } },
        { signal },
      )
      return { round, shots, previousLink: chain?.previousLink ?? null }
    },
    refetchInterval: ({ state: { data } }) =>
      !data || data.round.seed !== null
        ? false
        : Math.max(AGAIN_MS, Date.parse(data.round.shootsUntil) - serverNowMs() + LATE_MS),
  })
}

export const claimOf = ({ round, shots, previousLink }: RoundProof, seed: string): RoundClaim => ({
  numero: round.numero,
  terms: round,
  commit: round.commit ?? '',
  seed,
  previousLink,
  houseShot: round.houseShot,
  sum: round.sum,
  result: round.result,
  shots: shots.map(({ number }) => number),
})
