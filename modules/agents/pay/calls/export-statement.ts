import { refuse } from '../../../../contract/errors.ts'
import {
  exportStatement,
  exportStatementSchemas,
} from '../../../../contract/player/agents/pay/export-statement.ts'
import { handleFile } from '../../../../platform/calls.ts'
import { tableFile, type Cell } from '../../../../platform/table-file.ts'
import { accountsByIds } from '../../../identity/index.ts'
import { carriedSum } from '../../../../kernel/agents/pay/carry.ts'
import { percentText } from '../../../../kernel/percent.ts'
import { fileWords } from '../locales/files.ts'
import type { Payment } from '../store/payments.ts'
import { allLines, ownPayment } from '../statement/store.ts'
import { baseOf, belowValues, lateValues } from '../statement/values.ts'

const MOST_LATE = 10_000

type Words = (typeof fileWords)[keyof typeof fileWords]

export const handleExportStatement = handleFile(
  exportStatement,
  exportStatementSchemas,
  async (context, { query }) => {
    const { tx, merchant } = context
    const payment = await ownPayment(tx, context.actor.accountId, query.paymentId)
    if (!payment) refuse('AGENT_PAYMENT_NOT_FOUND')
    const words = fileWords[context.speech]
    const lines = await allLines(tx, payment)
    const accounts = await accountsByIds(
      tx,
      lines.flatMap(({ branchId, accountId }) => [branchId, accountId]),
    )
    const nameOf = (accountId: string) => accounts.get(accountId)?.username ?? ''
    const members = lines.map((line): Cell[] => [
      line.accountId === payment.agentId ? words.own : words.member,
      nameOf(line.branchId),
      nameOf(line.accountId),
      line.turnover,
      line.payout,
      line.valid,
      line.rebate,
      line.promotions,
      line.salaries,
      baseOf(payment, line),
      '',
    ])
    const late = (await lateValues(tx, payment, merchant.timeZone, MOST_LATE)).map((line): Cell[] => [
      words.late,
      '',
      line.account,
      line.turnover,
      line.payout,
      line.valid,
      0n,
      0n,
      0n,
      null,
      `${line.firstPeriodId} ${line.gameCode} ${line.roundId}`,
    ])
    const below = (await belowValues(tx, payment)).map(({ account, branch }): Cell[] =>
      ruleRow(words.below, branch, account),
    )
    return tableFile({
      name: `statement-${payment.kind.toLowerCase().replaceAll('_', '-')}-${payment.periodId}`,
      format: query.format,
      timeZone: merchant.timeZone,
      heads: words.lines,
      pages: (async function* pages() {
        yield members
        yield late
        yield formula(payment, words, below)
      })(),
    })
  },
)

const ruleRow = (name: string, amount: bigint | null, note = ''): Cell[] => [
  name,
  '',
  '',
  null,
  null,
  null,
  null,
  null,
  null,
  amount,
  note,
]

/** The formula in the order in which it is worked out (docs/flows/agent-pay.md). */
const formula = (payment: Payment, words: Words, below: Cell[][]): Cell[][] => [
  [
    words.base,
    '',
    '',
    payment.turnover,
    payment.payout,
    payment.valid,
    payment.rebate,
    payment.promotions,
    payment.salaries,
    payment.base,
    payment.periodId,
  ],
  ruleRow(words.carryIn, carriedSum(payment.carryIn)),
  ruleRow(words.rate, null, `${percentText(payment.ratePpm)}%`),
  ruleRow(words.gross, payment.gross),
  ...below,
  ruleRow(words.branch, payment.branch),
  ruleRow(words.net, payment.net),
  ruleRow(words.amount, payment.amount),
  ruleRow(words.carryOut, carriedSum(payment.carryOut)),
]
