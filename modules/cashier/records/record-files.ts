/**
 * Records as files: the same scope and filters as on the screen, read page by page while the file is sent.
 */
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { readReports, reportsKey } from '../../../platform/reports.ts'
import { tableFile, type Cell, type FileAnswer, type TableFormat } from '../../../platform/table-file.ts'
import { settingOf } from '../../system/index.ts'
import {
  accountRecordOf,
  betDetailTexts,
  betRecordOf,
  seatViewsOf,
  type AccountFilter,
  type BetFilter,
} from '../../wallet/index.ts'
import { gameNamer } from './game-names.ts'
import { recordWordsOf } from '../locales/records.ts'
import { playedBetsView } from './records.ts'
import { recordSettings } from '../settings/records.ts'
import { depositReferencesOf } from '../deposits/store/deposits.ts'

/** Large enough to be quick, small enough for little memory. */
const PAGE_ROWS = 1_000

export interface FileOrder {
  format: TableFormat
  /** Business dates for the file's name. */
  dates: { from: string; to: string }
}

/** The cells of a page, row by row; a page may read more about its rows, all at once. */
type CellsOf<Row> = (rows: readonly Row[]) => Cell[][] | Promise<Cell[][]>

interface Paged<Row> {
  list: readonly Row[]
  totalCount: number
  mark: bigint
}

/** Pages of a record up to one mark, each read when it is requested. */
async function* pagesOf<Row>(
  read: (pageNo: number) => Promise<Paged<Row>>,
  cellsOf: CellsOf<Row>,
): AsyncGenerator<Cell[][]> {
  for (let pageNo = 1; ; pageNo++) {
    const { list } = await read(pageNo)
    if (list.length > 0) yield await cellsOf(list)
    if (list.length < PAGE_ROWS) return
  }
}

/**
 * Counts first, refuses what is longer than allowed, and returns the file of all rows up to that moment.
 * `read` gets the transaction for the count, and the pool for the pages, which are sent after the commit; a
 * replica for both, if there is one. Errors: EXPORT_TOO_LONG with the most rows that the format allows.
 */
export async function recordFile<Row>(
  context: Pick<CallContext, 'tx' | 'database' | 'merchant' | 'use'>,
  order: FileOrder & { name: string; heads: readonly string[] },
  read: (
    reader: Reader,
    page: { pageNo: number; pageSize: number; upTo?: bigint | undefined },
  ) => Promise<Paged<Row>>,
  cellsOf: CellsOf<Row>,
): Promise<FileAnswer> {
  const most = await settingOf(
    context.tx,
    context.merchant.id,
    order.format === 'CSV' ? recordSettings.fileRows : recordSettings.workbookRows,
  )
  const { totalCount, mark } = await readReports(context, (reader) =>
    read(reader, { pageNo: 1, pageSize: 1 }),
  )
  if (totalCount > most) refuse('EXPORT_TOO_LONG', String(most).replace(/\B(?=(\d{3})+$)/g, ','))
  const { kysely } = context.database
  const reports = context.use(reportsKey)
  return tableFile({
    name: `${order.name}-${order.dates.from}-${order.dates.to}`,
    format: order.format,
    timeZone: context.merchant.timeZone,
    heads: order.heads,
    pages: pagesOf(
      (pageNo) => reports.read(kysely, (reader) => read(reader, { pageNo, pageSize: PAGE_ROWS, upTo: mark })),
      cellsOf,
    ),
  })
}

type Context = Pick<CallContext, 'tx' | 'database' | 'merchant' | 'language' | 'speech' | 'config' | 'use'>

/** The betting record of the member named in the filter; the caller has checked that it may be shown. */
export function betsFile(
  context: Context,
  order: FileOrder & { name: string },
  filter: BetFilter,
): Promise<FileAnswer> {
  const { heads, products, statuses } = recordWordsOf[context.speech]
  return recordFile(
    context,
    {
      ...order,
      heads: [
        heads.time,
        heads.betNo,
        heads.game,
        heads.vendor,
        heads.product,
        heads.round,
        heads.stake,
        heads.taken,
        heads.validBet,
        heads.payout,
        heads.jackpot,
        heads.winLoss,
        heads.status,
        heads.currency,
        heads.detail,
        heads.proof,
      ],
    },
    (reader, page) => betRecordOf(reader, { ...filter, ...page }),
    async (rounds) => {
      const detailOf = await betDetailTexts(context, filter.memberId, rounds)
      return (await playedBetsView(context, filter.memberId, rounds)).map((bet) => [
        bet.openedAt,
        bet.betNo,
        bet.gameName,
        bet.vendor,
        products[bet.product as keyof typeof products] ?? bet.product,
        bet.roundId,
        bet.playedAmount ?? bet.stakeAmount,
        bet.stakeAmount,
        bet.validBetAmount,
        bet.payoutAmount,
        bet.jackpotAmount,
        bet.netAmount,
        statuses[bet.status],
        bet.currency,
        detailOf(bet).text,
        bet.status === 'PENDING' ? null : detailOf(bet).proof,
      ])
    },
  )
}

/** The account record of the member named in the filter; the caller has checked that it may be shown. */
export function transactionsFile(
  context: Context,
  order: FileOrder & { name: string },
  filter: AccountFilter,
): Promise<FileAnswer> {
  const { heads, codes, seats } = recordWordsOf[context.speech]
  const nameOf = gameNamer(context)
  return recordFile(
    context,
    {
      ...order,
      heads: [
        heads.time,
        heads.transaction,
        heads.type,
        heads.amount,
        heads.balance,
        heads.reference,
        heads.game,
        heads.currency,
        heads.room,
        heads.winLoss,
      ],
    },
    (reader, page) => accountRecordOf(reader, { ...filter, ...page }),
    async (lines) => {
      const shown = await depositReferencesOf(
        context.database.kysely,
        context.merchant.id,
        lines.map((line) => line.reference),
      )
      const referenceOf = (reference: string | null) =>
        reference === null ? null : (shown.get(reference) ?? reference)
      const seatOf = await seatViewsOf(context, filter.memberId, lines)
      return lines.map((line) => {
        const seat = seatOf(line)
        return [
          line.at,
          line.txnId,
          seat ? seats[seat.step] : codes[line.code],
          line.amount,
          line.balanceAfter,
          seat ? null : referenceOf(line.reference),
          line.vendor && line.gameCode ? nameOf(line.vendor, line.gameCode) : null,
          context.merchant.currency,
          seat?.roomName ?? null,
          seat?.resultAmount ?? null,
        ]
      })
    },
  )
}
