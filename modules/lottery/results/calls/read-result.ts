import { readResult, readResultSchemas } from '../../../../contract/operator/lottery/read-result.ts'
import { refuse } from '../../../../contract/errors.ts'
import { handle } from '../../../../platform/calls.ts'
import { importedGameOf } from '../draws.ts'
import { readEntry, readRawText } from '../store/entries.ts'
import { entryView, isHiddenFrom } from '../views.ts'

export const handleReadResult = handle(readResult, readResultSchemas, async (context, { params }) => {
  const entry = await readEntry(context.tx, params.entryId)
  if (!entry || !importedGameOf(entry.gameCode)) refuse('LOTTERY_RESULT_UNKNOWN')
  return {
    gameCode: entry.gameCode,
    numero: entry.numero,
    entry: entryView(context, entry),
    rawText: isHiddenFrom(context, entry) ? '' : await readRawText(context.tx, entry.entryId),
  }
})
