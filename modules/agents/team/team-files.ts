/** Tables of team figures as CSV files: the scope and filters of the screens. */
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import type { Cell, FileAnswer } from '../../../platform/table-file.ts'
import { listFile } from '../../cashier/index.ts'
import { fileWordsOf, type FileWords } from './locales/file-words.ts'
import type { figuresView, playView } from './view.ts'

type FileContext = Pick<CallContext, 'tx' | 'database' | 'merchant' | 'speech'>
type Column = keyof FileWords

/** Errors: EXPORT_TOO_LONG. */
export async function teamFile<Row>(
  context: FileContext,
  about: { name: string; from: string; to: string; columns: readonly Column[] },
  read: (
    reader: Reader,
    page: { pageNo: number; pageSize: number },
  ) => Promise<{ list: readonly Row[]; totalCount: number }>,
  cellsOf: (row: Row) => Cell[],
): Promise<FileAnswer> {
  const words = fileWordsOf[context.speech]
  const { file } = await listFile(
    context,
    { name: `${about.name}-${about.from}-${about.to}`, heads: about.columns.map((column) => words[column]) },
    read,
    (rows) => Promise.resolve(rows.map(cellsOf)),
  )
  return file
}

export const figureColumns = [
  'deposits',
  'withdrawals',
  'stake',
  'payout',
  'valid',
  'gameWin',
  'promotions',
  'rebates',
  'salaries',
  'dividends',
  'profit',
  'registrations',
  'firstDeposits',
] as const satisfies readonly Column[]

export const figureCells = (row: ReturnType<typeof figuresView>): Cell[] => [
  row.depositAmount,
  row.withdrawalAmount,
  row.stakeAmount,
  row.payoutAmount,
  row.validBetAmount,
  row.gameWinAmount,
  row.promotionAmount,
  row.rebateAmount,
  row.salaryAmount,
  row.dividendAmount,
  row.profitAmount,
  row.registrationCount,
  row.firstDepositCount,
]

export const playColumns = ['stake', 'valid', 'payout', 'net'] as const satisfies readonly Column[]
export const playCells = (row: ReturnType<typeof playView>): Cell[] => [
  row.stakeAmount,
  row.validBetAmount,
  row.payoutAmount,
  row.netAmount,
]
