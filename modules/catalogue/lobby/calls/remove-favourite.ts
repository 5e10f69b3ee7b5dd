import { refuseFields } from '../../../../contract/errors.ts'
import {
  removeFavourite,
  removeFavouriteSchemas,
} from '../../../../contract/player/catalogue/remove-favourite.ts'
import { handle } from '../../../../platform/calls.ts'
import { changeFavourite } from '../change-favourite.ts'

/** Clients differ in whether a DELETE has a body. */
export const handleRemoveFavourite = handle(
  removeFavourite,
  removeFavouriteSchemas,
  (context, { body, query }) =>
    changeFavourite(
      context,
      body.nodeId ?? query.nodeId ?? refuseFields([{ field: 'nodeId', rule: 'required' }]),
      'remove',
    ),
)
