import {
  listFavouriteIds,
  listFavouriteIdsSchemas,
} from '../../../../contract/player/catalogue/list-favourite-ids.ts'
import { handleReady } from '../../../../platform/calls.ts'
import { readyValue } from '../../../../platform/ready-value.ts'
import { catalogueKey } from '../../core/catalogue.ts'

export const handleListFavouriteIds = handleReady(
  listFavouriteIds,
  listFavouriteIdsSchemas,
  async (context) => {
    const { nodeIds } = await context.use(catalogueKey).favourites.of(context.session)
    return readyValue(`{"list":[${nodeIds.join(',')}]}`)
  },
)
