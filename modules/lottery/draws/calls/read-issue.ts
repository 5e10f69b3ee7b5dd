import { refuse } from '../../../../contract/errors.ts'
import { readIssue, readIssueSchemas } from '../../../../contract/operator/lottery/read-issue.ts'
import { handle } from '../../../../platform/calls.ts'
import { waitingProposal } from '../../../system/index.ts'
import { deskView } from '../issue-rows.ts'
import { tagOf } from '../rules/draw-result.ts'
import { knownGame } from '../shared-views.ts'
import { digestSourceKey } from '../slots.ts'
import { listDeskIssues } from '../store/desk-issues.ts'
import { provenIssue } from '../store/results.ts'
import { canVoid, subjectOf, voidIssueProposal } from '../void-issues.ts'

export const handleReadIssue = handle(readIssue, readIssueSchemas, async (context, { params: key }) => {
  const { tx, merchant, language } = context
  const { family } = knownGame(key.gameCode)
  const asked = { merchantId: merchant.id, ...key, hasBets: false, pageNo: 1, pageSize: 1 }
  const row = (await listDeskIssues(tx, asked)).list[0] ?? refuse('LOTTERY_ISSUE_UNKNOWN')
  const proof = (await provenIssue(tx, key)) ?? refuse('LOTTERY_ISSUE_UNKNOWN')
  const sums = await context.use(digestSourceKey).sumsOf(tx, merchant.id, [key])
  return {
    ...deskView(row, sums, language),
    family,
    tag: tagOf(family, key.numero),
    commit: proof.commit_hash,
    beaconType: proof.beacon_type,
    beacon: proof.beacon,
    seed: proof.server_seed,
    chain: {
      chainId: proof.chain_id,
      openedAt: proof.chain_opened_at,
      length: proof.chain_length,
      used: proof.chain_used,
      firstLink: proof.first_link,
      place: proof.chain_place,
    },
    version: proof.version,
    canVoid: canVoid(row),
    waiting: await waitingProposal(context, voidIssueProposal, subjectOf(key)),
  }
})
