import {
  listOpenPromotions,
  listOpenPromotionsSchemas,
} from '../../../../contract/player/promotions/list-open-promotions.ts'
import { handleReady } from '../../../../platform/calls.ts'
import { showcaseOf } from '../showcase.ts'

export const handleListOpenPromotions = handleReady(
  listOpenPromotions,
  listOpenPromotionsSchemas,
  async (context) => (await showcaseOf(context)).list[context.language],
)
