import { listLanes, listLanesSchemas } from '../../../contract/player/catalogue/list-lanes.ts'
import { handle } from '../../../platform/calls.ts'
import { textsFor } from '../catalogue.ts'

export const handleListLanes = handle(listLanes, listLanesSchemas, async (context, { query }) => ({
  data: { lanes: textsFor(context, query.language).lanes.map(({ gameType, cards, classifies }) => ({ title: gameType, cards, gameClassify: classifies })) },
}))
