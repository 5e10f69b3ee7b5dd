import { numberGameOf, type NumberGame } from '../../../../../kernel/lottery/numbers/games.ts'
import { useState } from 'react'
import { readLobby } from '../../../../../contract/player/lottery/read-lobby.ts'
import { useCall } from '../../../../client/use-call.ts'
import { type TextKey, useText } from '../../../../ui/i18n/text.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { Modal } from '../../../../ui/overlay/modal.tsx'
import { Segmented } from '../../../../ui/tabs/segmented.tsx'
import { AppLink } from '../../../app-link.tsx'
import { navigate } from '../../../navigation.ts'
import { paths } from '../../../paths.ts'
import { useGameNames } from '../parts/game-name.ts'
import { boardsNext, type Region, regions } from './boards-next.ts'
import styles from './vietnam.module.css'

/** Under the fast ones, the form of a board and its cycle say enough. */
const formText = (nameKey: string) =>
  nameKey.endsWith('north') ? 'lottery_vn_region_north' : 'lottery_vn_region_south'

/** The other boards: in view if there is room, and behind a button of the board's head on phones. */
export function BoardFold({ game }: { game: NumberGame }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={styles.fold} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('lottery_vn_change_board')}
        <Icon name="d" size={16} />
      </button>
      <Modal isOpen={isOpen} onClose={() => setOpen(false)} title={t('lottery_vn_change_board')}>
        <div className={styles.folded}>
          <BoardChoice game={game} onGone={() => setOpen(false)} />
        </div>
      </Modal>
    </>
  )
}

/** The regions, and the boards of the chosen one that are drawn next. */
export function BoardChoice({ game, onGone }: { game: NumberGame; onGone?: () => void }) {
  const t = useText()
  const { ownNameOf } = useGameNames()
  const { data } = useCall(readLobby, {})
  const region = game.group as Region
  const boards = boardsNext(data?.games ?? [])
  const here = boards.get(region) ?? []
  const shown = here.some(({ gameCode }) => gameCode === game.gameCode) ? here : [game, ...here]
  const go = (next: Region) => {
    const [first] = boards.get(next) ?? []
    if (first) void navigate(paths.lotteryBoard(first.gameCode), { replace: true })
  }
  const nameOf = ({ gameCode }: { gameCode: string }) => {
    const one = numberGameOf(gameCode)
    if (!one) return gameCode
    const [board, cycle] = one.nameKeys
    return cycle ? `${t(formText(board!))} ${t(cycle as TextKey)}` : ownNameOf(one)
  }
  return (
    <>
      <div className={styles.regions}>
        <Segmented
          label={t('lottery_vn_regions')}
          value={region}
          onChange={go}
          choices={regions
            .filter((key) => key === region || boards.has(key))
            .map((key) => ({
              key,
              text: t(`lottery_vn_region_${key.toLowerCase() as Lowercase<Region>}`),
            }))}
        />
      </div>
      {shown.length > 1 ? (
        <nav className={styles.boards} aria-label={t('lottery_vn_boards')}>
          {shown.map((one) => (
            <AppLink
              key={one.gameCode}
              href={paths.lotteryBoard(one.gameCode)}
              aria-current={one.gameCode === game.gameCode ? 'page' : undefined}
              onClick={onGone}
            >
              {nameOf(one)}
            </AppLink>
          ))}
        </nav>
      ) : null}
    </>
  )
}
