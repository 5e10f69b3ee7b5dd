import {
  listStudioRooms,
  listStudioRoomsSchemas,
} from '../../../../../contract/operator/launch/list-studio-rooms.ts'
import { handle } from '../../../../../platform/calls.ts'
import { listed, roomDesks } from '../desks.ts'
import { namesOf, shownRoom } from '../shown.ts'

export const handleListStudioRooms = handle(listStudioRooms, listStudioRoomsSchemas, async (context) => {
  const rooms = await listed(roomDesks(context), (desk) => desk.list(context.merchant.id))
  const nameOf = await namesOf(
    context,
    rooms.flatMap((room) => room.seats.map(({ memberId }) => memberId)),
  )
  return { currency: context.merchant.currency, list: rooms.map((room) => shownRoom(context, room, nameOf)) }
})
