import { addFavourite, addFavouriteSchemas } from '../../../../contract/player/catalogue/add-favourite.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeFavourite } from '../change-favourite.ts'

export const handleAddFavourite = handle(addFavourite, addFavouriteSchemas, (context, { body }) =>
  changeFavourite(context, body.nodeId, 'add'),
)
