import {
  changeGameSource,
  changeGameSourceSchemas,
} from '../../../../contract/operator/lottery/change-game-source.ts'
import { handle } from '../../../../platform/calls.ts'
import { askSource } from '../game-sources.ts'

export const handleChangeGameSource = handle(
  changeGameSource,
  changeGameSourceSchemas,
  async (context, { params: { gameCode }, body: { source, reason } }) => ({
    proposalId: await askSource(context, { gameCode, source }, reason),
  }),
)
