import { refuse } from '../../../../contract/errors.ts'
import {
  setSportFavourite,
  setSportFavouriteSchemas,
} from '../../../../contract/player/sportsbook/set-sport-favourite.ts'
import { handle } from '../../../../platform/calls.ts'
import { markerOf } from '../asker.ts'
import { isKnown, mark } from '../store/favourites.ts'

export const handleSetSportFavourite = handle(
  setSportFavourite,
  setSportFavouriteSchemas,
  async (context, { params, body }) => {
    if (!(await isKnown(context.tx, params.kind, params.id))) refuse('SPORT_FIXTURE_UNKNOWN')
    await mark(context.tx, markerOf(context), { ...params, ...body })
    return {}
  },
)
