/** What both launch calls take and answer. */
import { Type } from 'typebox'
import { Id, OneOf, Text } from '../../shared/fields.ts'

export const launchErrors = [
  'AUTH_FREEPLAY_OFF',
  'GAME_NOT_FOUND',
  'GAME_MAINTENANCE',
  'GAME_TRIAL_BLOCKED',
  'GAME_LAUNCH_FAILED',
  'BONUS_GAME',
] as const

export const LaunchFields = () => ({
  vassalage: Id("the vendor's code"),
  gameCode: Id(),
  gameType: Type.Optional(Text(20)),
  language: Type.Optional(Text(8)),
  clientType: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 99 }), Text(20)])),
  platform: Type.Optional(Text(20)),
  roomId: Type.Optional(Id('of a PVP room, as GLS2_roomList names it: the game opens at it')),
})

export const LaunchValue = () =>
  Type.Object({
    url: Type.String({
      description:
        'opened in the frame of /seamless or in a window of its own; the token in it is valid for 60 s. With PAGE a path of this site',
    }),
    mode: OneOf(
      ['IFRAME', 'WINDOW', 'PAGE'],
      'PAGE: the game is a page of this site, which the client goes to itself',
    ),
    walletMode: OneOf(
      ['SEAMLESS', 'TRANSFER'],
      'TRANSFER: the game is played on a pocket that GCS_walletTransfer fills',
    ),
    isHouse: Type.Boolean({
      description: "a game of the house's own vendor: the bar above it shows its head",
    }),
  })
