import { refuse } from '../../../../contract/errors.ts'
import { readFairProof, readFairProofSchemas } from '../../../../contract/player/lottery/read-fair-proof.ts'
import { toPage } from '../../../../kernel/paging.ts'
import { handle } from '../../../../platform/calls.ts'
import { tagOf } from '../rules/draw-result.ts'
import { knownGame, timesOf } from '../shared-views.ts'
import { digestSourceKey } from '../slots.ts'
import { provenIssue } from '../store/results.ts'

export const handleReadFairProof = handle(
  readFairProof,
  readFairProofSchemas,
  async (context, { params: { numero }, query }) => {
    const { gameCode, family } = knownGame(query.gameCode)
    const key = { gameCode, numero }
    const page = { pageNo: query.pageNo!, pageSize: query.pageSize! }
    const issue = (await provenIssue(context.tx, key)) ?? refuse('LOTTERY_ISSUE_UNKNOWN')
    // Before the close the list still changes, and would tell how much an issue takes.
    const { list, totalCount } =
      issue.beacon === null
        ? { list: [], totalCount: 0 }
        : await context.use(digestSourceKey).pageOf(context.tx, key, page)
    return {
      gameCode,
      family,
      ...timesOf(issue),
      state: issue.state,
      tag: tagOf(family, numero),
      commit: issue.commit_hash,
      beaconType: issue.beacon_type,
      beacon: issue.beacon,
      seed: issue.server_seed,
      result: issue.result,
      voidReason: issue.void_reason,
      chain: {
        chainId: issue.chain_id,
        openedAt: issue.chain_opened_at,
        length: issue.chain_length,
        firstLink: issue.first_link,
        place: issue.chain_place,
        previousLink: issue.server_seed === null ? null : issue.previous_link,
      },
      orders: toPage([...list], page, totalCount),
    }
  },
)
