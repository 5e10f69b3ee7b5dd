/** What records and the operator's page of a round say of bets: a line for each line of each bet. */
import type { Reader } from '../../../platform/postgres.ts'
import type { BetDetail, BetDetailSource } from '../../wallet/index.ts'
import type { IssueKey } from '../draws/door.ts'
import { lineName } from './line-names.ts'
import { readProof, type IssueProof } from './store/issue-bets.ts'
import { readLines, readOrdersOfRound } from './store/shown.ts'
import { outcomeOf } from './values.ts'

/** The issue of a round of the wallet: `<game>-<numero>`. */
function issueOfRound(roundId: string): IssueKey | undefined {
  const at = roundId.lastIndexOf('-')
  return at < 1 ? undefined : { gameCode: roundId.slice(0, at), numero: roundId.slice(at + 1) }
}

export const proofAddress = ({ gameCode, numero }: IssueKey): string =>
  `/lottery/proof?gameCode=${encodeURIComponent(gameCode)}&numero=${encodeURIComponent(numero)}`

export const betDetailsOf = (vendor: string, reader: Reader): BetDetailSource => ({
  vendor,
  detailOf: (memberId, roundId) => detailOf(reader, memberId, roundId),
})

async function detailOf(reader: Reader, memberId: string, roundId: string): Promise<BetDetail | undefined> {
  const issue = issueOfRound(roundId)
  const orders = issue ? await readOrdersOfRound(reader, memberId, issue) : []
  const [first] = orders
  if (!issue || !first) return undefined
  const lines = await readLines(
    reader,
    orders.map(({ orderId }) => orderId),
  )
  const proof = await readProof(reader, issue)
  return {
    lines: orders.flatMap((order) =>
      lines
        .filter(({ orderId }) => orderId === order.orderId)
        .map((line) => ({
          name: lineName(line.playCode, line.selection),
          stakeAmount: line.stakeAmount,
          winAmount: outcomeOf(order, line).winAmount,
        })),
    ),
    legs: [],
    result: first.result === null ? null : { th: first.result, en: first.result },
    proof: proof && provenBy(issue, proof),
  }
}

const provenBy = (issue: IssueKey, proof: IssueProof): NonNullable<BetDetail['proof']> => ({
  address: proofAddress(issue),
  commit: proof.commit,
  clientSeed: proof.beacon ?? '',
  nonce: 0,
  serverSeed: proof.seed,
})
