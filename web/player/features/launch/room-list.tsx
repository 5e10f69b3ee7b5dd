import { listRooms } from '../../../../contract/player/launch/list-rooms.ts'
import { useCall } from '../../../client/use-call.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { formatMoney } from '../../../../design/format.ts'
import { useLanguage, useText } from '../../../ui/i18n/text.tsx'
import { openGame } from '../../guards.ts'
import './texts.ts'
import styles from './vendor-window.module.css'

/** The rooms of a PVP vendor, or of all of them; nothing if none keeps any. */
export default function RoomList({
  vassalage,
  gameType,
}: {
  vassalage?: string | undefined
  gameType: string
}) {
  const t = useText()
  const language = useLanguage()
  const { data } = useCall(
    listRooms,
    {
      query: {
        ...(vassalage ? { vassalage } : {}),
        gameType,
        language: language.toUpperCase(),
        clientType: 3,
      },
    },
    { isEnabled: gameType === 'PVP', refetchEveryMs: 15_000 },
  )
  if (!data || data.list.length === 0) return null
  return (
    <section aria-labelledby="rooms-title">
      <h3 id="rooms-title" className={styles.title}>
        {t('play_rooms')}
      </h3>
      <ul className={styles.rooms}>
        {data.list.map((room) => (
          <li key={room.roomId}>
            <button
              type="button"
              className={styles.room}
              disabled={room.status === 'MAINTENANCE'}
              aria-label={t('play_room_enter', { roomName: room.roomName })}
              onClick={() =>
                openGame(null, {
                  vendor: room.vassalage,
                  gameCode: room.gameCode,
                  gameType,
                  roomId: room.roomId,
                  isFreePlayable: false,
                })
              }
            >
              <b>{room.roomName}</b>
              <span className="small text-2">
                {t('play_room_seats', {
                  playerCount: String(room.playerCount),
                  seatCount: String(room.seatCount),
                })}
              </span>
              <span className="small text-2">
                {t('play_room_bring', {
                  minAmount: formatMoney(room.minAmount, room.currency),
                  maxAmount: formatMoney(room.maxAmount, room.currency),
                })}
              </span>
              {room.status === 'OPEN' ? null : (
                <Badge tone="waiting">
                  {t(room.status === 'FULL' ? 'play_room_full' : 'game_badge_maintenance')}
                </Badge>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
