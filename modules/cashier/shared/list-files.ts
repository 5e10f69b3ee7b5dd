/**
 * Lists of the console as CSV: the filters of the screen, at most as many rows as the settings allow, a page
 * at a time.
 */
import { refuse } from '../../../contract/errors.ts'
import type { CallContext } from '../../../platform/calls.ts'
import type { Reader } from '../../../platform/postgres.ts'
import { tableFile, type Cell, type FileAnswer } from '../../../platform/table-file.ts'
import { settingOf } from '../../system/index.ts'
import { recordSettings } from '../settings/records.ts'

const PAGE_ROWS = 2_000

type FileContext = Pick<CallContext, 'tx' | 'database' | 'merchant'>
interface ListPage<Row> {
  list: readonly Row[]
  totalCount: number
}

/**
 * Counts first and refuses what is too long (EXPORT_TOO_LONG, with the most rows); returns the file and its
 * number of rows.
 */
export async function listFile<Row>(
  { tx, database, merchant }: FileContext,
  about: { name: string; heads: readonly string[] },
  read: (reader: Reader, page: { pageNo: number; pageSize: number }) => Promise<ListPage<Row>>,
  cellsOf: (rows: readonly Row[]) => Promise<Cell[][]>,
): Promise<{ file: FileAnswer; rows: number }> {
  const most = await settingOf(tx, merchant.id, recordSettings.fileRows)
  const { totalCount } = await read(tx, { pageNo: 1, pageSize: 1 })
  if (totalCount > most) refuse('EXPORT_TOO_LONG', String(most).replace(/\B(?=(\d{3})+$)/g, ','))
  const pages = pagesOf((pageNo) => read(database.kysely, { pageNo, pageSize: PAGE_ROWS }), cellsOf, most)
  return {
    file: tableFile({ ...about, format: 'CSV', timeZone: merchant.timeZone, pages }),
    rows: totalCount,
  }
}

async function* pagesOf<Row>(
  read: (pageNo: number) => Promise<ListPage<Row>>,
  cellsOf: (rows: readonly Row[]) => Promise<Cell[][]>,
  most: number,
): AsyncGenerator<Cell[][]> {
  for (let pageNo = 1; pageNo * PAGE_ROWS <= most + PAGE_ROWS; pageNo++) {
    const { list } = await read(pageNo)
    if (list.length > 0) yield await cellsOf(list)
    if (list.length < PAGE_ROWS) return
  }
}
