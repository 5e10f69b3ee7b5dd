import { listFixtures } from '../../../../../contract/player/sportsbook/list-fixtures.ts'
import { listFollowed } from '../../../../../contract/player/sportsbook/list-followed.ts'
import { readFixture } from '../../../../../contract/player/sportsbook/read-fixture.ts'
import { readSportsLobby } from '../../../../../contract/player/sportsbook/read-sports-lobby.ts'
import { setSportFavourite } from '../../../../../contract/player/sportsbook/set-sport-favourite.ts'
import { useSend } from '../../../../client/use-call.ts'
import { useIsSignedIn } from '../../../../client/use-session.ts'
import { IconButton } from '../../../../ui/button/button.tsx'
import { errorText } from '../../../../ui/i18n/error-text.ts'
import { useText } from '../../../../ui/i18n/text.tsx'
import { toast } from '../../../../ui/overlay/toast.tsx'
import '../texts.ts'
import styles from './favourite-button.module.css'

interface FavouriteButtonProps {
  kind: 'LEAGUE' | 'FIXTURE'
  id: string
  /** Whose mark it is, for screen readers. */
  name: string
  isFavourite: boolean
}

/** Marks a league or a match; only members have marks. */
export function FavouriteButton({ kind, id, name, isFavourite }: FavouriteButtonProps) {
  const t = useText()
  const isSignedIn = useIsSignedIn()
  const send = useSend(setSportFavourite, {
    changes: [readSportsLobby, listFixtures, readFixture, listFollowed],
  })
  if (!isSignedIn) return null
  const press = async () => {
    try {
      await send.mutateAsync({ params: { kind, id }, body: { isFavourite: !isFavourite } })
    } catch (error) {
      toast.bad(errorText(error, t))
    }
  }
  const deed = t(kind === 'FIXTURE' ? 'sport_push_follow' : 'sport_nav_mark')
  return (
    <IconButton
      icon="heart"
      label={`${deed}: ${name}`}
      aria-pressed={isFavourite}
      className={isFavourite ? styles.marked : undefined}
      disabled={send.isPending}
      onClick={() => void press()}
    />
  )
}
