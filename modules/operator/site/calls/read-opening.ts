import { readOpening, readOpeningSchemas } from '../../../../contract/operator/dashboard/read-opening.ts'
import { handle } from '../../../../platform/calls.ts'
import { merchantOf } from '../../../system/index.ts'
import { openingOf } from '../opening-list.ts'

export const handleReadOpening = handle(readOpening, readOpeningSchemas, async (context) => {
  const items =
    context.config.mode === 'demo' ? [] : await openingOf(context.tx, merchantOf(context), context.config)
  return { items: items.every(({ state }) => state === 'DONE') ? [] : items }
})
