import { changeDrawDay, changeDrawDaySchemas } from '../../../../contract/operator/lottery/change-draw-day.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeOrAsk } from '../draw-days.ts'

export const handleChangeDrawDay = handle(
  changeDrawDay,
  changeDrawDaySchemas,
  async (context, { params: { gameCode, date }, body }) => {
    const proposalId = await changeOrAsk(context, { gameCode, date, ...body })
    const state = proposalId === null ? ('DONE' as const) : ('PENDING' as const)
    return { state, proposalId }
  },
)
