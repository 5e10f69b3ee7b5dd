import { Type } from 'typebox'
import type { Call } from '../../shared/call.ts'
import { Amount, Currency, Id, OneOf, Text } from '../../shared/fields.ts'

export const listRooms: Call<typeof listRoomsSchemas> = {
  name: 'launch/list-rooms',
  method: 'GET',
  path: '/api/wps/relay/GLS2_roomList',
  module: 'GLS2',
  audience: 'visitor',
  summary:
    'The rooms that PVP vendors have open now, of all of them or of one; none if the vendor has no rooms.',
  errors: [],
}

export const Room = () =>
  Type.Object({
    roomId: Id(),
    roomName: Type.String({ description: "in the caller's language" }),
    vassalage: Id(),
    gameCode: Id('the game that is launched to sit down'),
    minAmount: Amount('the least that is brought to a seat'),
    maxAmount: Amount(),
    currency: Currency(),
    playerCount: Type.Integer({ minimum: 0 }),
    seatCount: Type.Integer({ minimum: 1 }),
    status: OneOf(['OPEN', 'FULL', 'MAINTENANCE']),
  })

export function listRoomsSchemas() {
  return {
    query: Type.Object({
      vassalage: Type.Optional(Id('rooms of this vendor only')),
      gameCode: Type.Optional(Id('rooms of this game only')),
      gameType: Type.Optional(Text(20)),
      language: Type.Optional(Text(8)),
      clientType: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 99 }), Text(20)])),
      platform: Type.Optional(Text(20)),
      merchant: Type.Optional(Text(20)),
    }),
    value: Type.Object({ list: Type.Array(Room()) }),
  }
}
