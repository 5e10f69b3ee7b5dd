import { useQuery } from '@tanstack/react-query'
import {
  readFairProof,
  type readFairProofSchemas,
} from '../../../../../contract/player/lottery/read-fair-proof.ts'
import type { ValueOf } from '../../../../../contract/shared/call.ts'
import { callServer } from '../../../../client/call.ts'
import type { CallError } from '../../../../client/call-error.ts'
import { serverNowMs } from '../../../../client/server-clock.ts'
import type { DrawClaim, SignedByDrand } from './check-draw.ts'
import { loadDrand } from './load-drand.ts'

export type Proof = ValueOf<typeof readFairProofSchemas>
type Order = Proof['orders']['list'][number]

const PAGE_SIZE = 100
const LATE_MS = 2000
const AGAIN_MS = 5000

export interface ProvenDraw {
  readonly proof: Proof
  readonly orders: readonly Order[]
  /** Null: there is no signature to check. */
  readonly isSigned: SignedByDrand | null
}

/** The proof of an issue with all of its bets; it is asked for again when a draw is due. */
export function useProof(gameCode: string, numero: string) {
  return useQuery<ProvenDraw, CallError>({
    queryKey: [readFairProof.name, gameCode, numero],
    meta: { isPublic: true },
    queryFn: async ({ signal }) => {
      const ask = (pageNo: number) =>
        callServer(
          readFairProof,
          { params: { numero }, query: { gameCode, pageNo, pageSize: PAGE_SIZE } },
          { signal },
        )
      const proof = await ask(1)
      const orders = [...proof.orders.list]
      for (let pageNo = 2; pageNo <= proof.orders.totalPages; pageNo++)
        orders.push(...(await ask(pageNo)).orders.list)
      return { proof, orders, isSigned: proof.drand?.signature ? await loadDrand() : null }
    },
    refetchInterval: ({ state: { data } }) => {
      if (!data || data.proof.seed !== null || (data.proof.source === 'IMPORT' && data.proof.result !== null))
        return false
      return Math.max(AGAIN_MS, Date.parse(data.proof.drawsAt) - serverNowMs() + LATE_MS)
    },
  })
}

/** What the house says of the draw, as it is checked. */
export const claimOf = (proof: Proof, orders: readonly Order[]): DrawClaim => ({
  family: proof.tag.split(':')[0]!,
  numero: proof.numero,
  commit: proof.commit ?? '',
  previousLink: proof.chain?.previousLink ?? '',
  orders: proof.beaconType === 'ORDER_DIGEST' ? orders : null,
  drand: proof.drand && {
    closesAt: proof.closesAt,
    round: String(proof.drand.round),
    signature: proof.drand.signature ?? '',
  },
  beacon: proof.beacon ?? '',
  seed: proof.seed ?? '',
  // What members shoot is no part of the chain, so the seed alone makes no result.
  result: proof.source === 'SHOTS' ? '' : (proof.result ?? ''),
})
