import { changeRates, changeRatesSchemas } from '../../../../contract/player/agents/line/change-rates.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeRates as change } from '../rates.ts'

export const handleChangeRates = handle(
  changeRates,
  changeRatesSchemas,
  async (context, { params, body }) => {
    const lowered = await change(context, { ...params, ...body })
    return { lowered: lowered.map(({ accountId: _, ...row }) => row) }
  },
)
