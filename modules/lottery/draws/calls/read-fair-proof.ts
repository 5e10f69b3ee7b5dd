import { refuse } from '../../../../contract/errors.ts'
import {
  readFairProof,
  readFairProofIn,
  readFairProofSchemas,
} from '../../../../contract/player/lottery/read-fair-proof.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { tagOf } from '../rules/draw-result.ts'
import { publishedResult } from '../rules/shown-result.ts'
import { drandOf, timesOf } from '../shared-views.ts'
import { digestSourceKey } from '../slots.ts'
import { provenIssue, type ProvenIssue } from '../store/results.ts'
import { handleInTrees } from '../trees.ts'

export const handleReadFairProof = handleInTrees(
  readFairProof,
  readFairProofIn,
  readFairProofSchemas,
  async ({ known }, context, { params: { numero }, query }) => {
    const game = known(query.gameCode)
    const key = { gameCode: game.gameCode, numero }
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const issue = (await provenIssue(context.tx, key)) ?? refuse('LOTTERY_ISSUE_UNKNOWN')
    // Before the close the list still changes, and would tell how much an issue takes. Where the beacon is
    // not made of bets, they are nobody's business.
    const { list, totalCount } =
      issue.beacon === null || issue.beacon_type !== 'ORDER_DIGEST'
        ? { list: [], totalCount: 0 }
        : await context.use(digestSourceKey).pageOf(context.tx, key, page)
    return {
      gameCode: game.gameCode,
      kind: game.kind,
      family: game.family,
      ...timesOf(issue),
      state: issue.state,
      tag: tagOf(game, numero),
      commit: issue.commit_hash,
      beaconType: issue.beacon_type,
      beacon: issue.beacon,
      drand: drandOf(issue),
      seed: issue.server_seed,
      result: issue.result,
      ...publishedResult(game, numero, issue.result),
      source: issue.source,
      version: issue.version,
      voidReason: issue.void_reason,
      chain: chainOf(issue),
      orders: toPage([...list], page, totalCount),
    }
  },
)

const chainOf = ({ chain, server_seed, previous_link }: ProvenIssue) =>
  chain && {
    chainId: chain.chain_id,
    openedAt: chain.opened_at,
    length: chain.length,
    firstLink: chain.first_link,
    place: chain.place,
    previousLink: server_seed === null ? null : previous_link,
  }
