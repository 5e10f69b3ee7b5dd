import { refuse } from '../../../../contract/errors.ts'
import { readIssue, readIssueSchemas } from '../../../../contract/operator/lottery/read-issue.ts'
import { handle } from '../../../../platform/calls.ts'
import { waitingProposal } from '../../../system/index.ts'
import { deskView } from '../issue-rows.ts'
import { tagOf } from '../rules/draw-result.ts'
import { drandOf, knownGame } from '../shared-views.ts'
import { digestSourceKey } from '../slots.ts'
import { listDeskIssues } from '../store/desk-issues.ts'
import { provenIssue, type ProvenIssue } from '../store/results.ts'
import { canVoid, subjectOf, voidIssueProposal } from '../void-issues.ts'

export const handleReadIssue = handle(readIssue, readIssueSchemas, async (context, { params: key }) => {
  const { tx, merchant, language } = context
  const game = knownGame(key.gameCode)
  const asked = { merchantId: merchant.id, ...key, hasBets: false, pageNo: 1, pageSize: 1 }
  const row = (await listDeskIssues(tx, asked)).list[0] ?? refuse('LOTTERY_ISSUE_UNKNOWN')
  const proof = (await provenIssue(tx, key)) ?? refuse('LOTTERY_ISSUE_UNKNOWN')
  const sums = await context.use(digestSourceKey).sumsOf(tx, merchant.id, [key])
  return {
    ...deskView(row, sums, language),
    family: game.family,
    tag: tagOf(game, key.numero),
    commit: proof.commit_hash,
    beaconType: proof.beacon_type,
    beacon: proof.beacon,
    drand: drandOf(proof),
    seed: proof.server_seed,
    chain: chainOf(proof),
    version: proof.version,
    canVoid: canVoid(row),
    waiting: await waitingProposal(context, voidIssueProposal, subjectOf(key)),
  }
})

const chainOf = ({ chain }: ProvenIssue) =>
  chain && {
    chainId: chain.chain_id,
    openedAt: chain.opened_at,
    length: chain.length,
    used: chain.used,
    firstLink: chain.first_link,
    place: chain.place,
  }
