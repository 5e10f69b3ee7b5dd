import {
  changeResultSource,
  changeResultSourceSchemas,
} from '../../../../contract/operator/lottery/change-result-source.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeSource, sourceView } from '../sources.ts'
import { lastFetches } from '../store/sources.ts'

export const handleChangeResultSource = handle(
  changeResultSource,
  changeResultSourceSchemas,
  async (context, { body: { sourceId, reason, ...change } }) => {
    const { state, source } = await changeSource(context, sourceId, change, reason)
    if (!source) return { state, source }
    const last = (await lastFetches(context.tx, [source.sourceId])).get(source.sourceId)
    return { state, source: await sourceView(context, source, last) }
  },
)
