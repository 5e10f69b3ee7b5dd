/** How long a file of records may be. */
import { defineSetting } from '../../system/index.ts'

export const recordSettings = {
  /** The most rows of one download; a workbook is built completely in memory, so its limit is lower. */
  fileRows: defineSetting({
    name: 'cashier.recordFileRows',
    weakens: 'UP',
    kind: 'integer',
    default: 100_000,
    min: 1,
    max: 5_000_000,
  }),
  workbookRows: defineSetting({
    name: 'cashier.recordWorkbookRows',
    weakens: 'UP',
    kind: 'integer',
    default: 20_000,
    min: 1,
    max: 100_000,
  }),
}
